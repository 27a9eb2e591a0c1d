import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createLog } from '../src/log.ts'
import { rpcClientSeconds, rpcSeconds } from '../src/metrics.ts'
import { eventually } from '../src/testing/eventually.ts'
import { recordSpans } from '../src/testing/recorded-spans.ts'
import { untraced } from '../src/tracing/spans.ts'
import { inRequest, startEcho } from './echo.ts'
import { EchoService } from './json-service.ts'

describe('tracing', () => {
  let echo: Awaited<ReturnType<typeof startEcho>>
  beforeEach(async () => {
    echo = await startEcho()
  })
  afterEach(() => echo.end())

  it('joins calls, nested calls and streams to the request that makes them', async () => {
    const spans = recordSpans()
    await inRequest(async () => {
      await echo.client.call(EchoService.Say, { say: '.' })
      const stream = await echo.client.open(EchoService.Count, { say: '' })
      await once(stream.resume(), 'end')
    })
    await eventually(() => expect(spans.all()).toHaveLength(9))
    expect(new Set(spans.all().map((span) => span.spanContext().traceId)).size).toBe(1)
    const depths = spans.all().map((span) => {
      let depth = 0
      for (let up = span.parentSpanContext; up; depth++) {
        const id = up.spanId
        up = spans.all().find((other) => other.spanContext().spanId === id)?.parentSpanContext
      }
      return `${span.name.replace('test.EchoService/', '')} ${depth}`
    })
    expect(depths.sort()).toEqual(['Count 1', 'Count 2', 'Say 1', 'Say 2', 'Say 3', 'Say 4', 'Say 5', 'Say 6', 'request 0'])
    await spans.end()
  })

  it('starts no trace without a request, nor for untraced background work', async () => {
    const spans = recordSpans()
    await echo.client.call(EchoService.Say, { say: '.' })
    await inRequest(async () => {
      await untraced(() => echo.client.call(EchoService.Say, { say: '.' }))
    })
    expect(spans.all().map(({ name }) => name)).toEqual(['request'])
    await spans.end()
  })

  it('samples the configured share, decided by the process that starts the trace', async () => {
    const spans = recordSpans(0)
    await inRequest(() => echo.client.call(EchoService.Say, { say: '.' }))
    expect(spans.all()).toEqual([])
    await spans.end()
  })

  it('marks faults as failed, but not a reader that cancels', async () => {
    const spans = recordSpans()
    await inRequest(async () => {
      await echo.client.call(EchoService.Say, { say: 'fail' }).catch(() => undefined)
      const stream = await echo.client.open(EchoService.Count, { say: 'wait' })
      stream.on('error', () => undefined)
      await once(stream, 'data')
      stream.cancel()
    })
    await eventually(() => expect(spans.all()).toHaveLength(5))
    const ends = spans.all().map(({ name, attributes, status }) => `${name} ${attributes['rpc.response.status_code']} ${status.code}`)
    expect(new Set(ends)).toEqual(new Set(['test.EchoService/Say INTERNAL 2', 'test.EchoService/Count CANCELLED 0', 'request undefined 0']))
    await spans.end()
  })

  it('adds its ids to log lines written within a span, and to no others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rostra-kit-log-'))
    const written = createLog('test', { file: join(folder, 'log') })
    const spans = recordSpans()
    written.info('before')
    await inRequest(async () => written.child({ part: 'x' }).info({ told: 1 }, 'within'))
    const [span] = spans.all()
    await spans.end()
    written.info('after')
    const lines = await eventually(async () => {
      const text = (await readFile(join(folder, 'log'), 'utf8')).trim().split('\n')
      expect(text).toHaveLength(3)
      return text.map((line) => JSON.parse(line) as Record<string, unknown>)
    })
    const { traceId, spanId } = span?.spanContext() ?? {}
    expect(traceId).toBeDefined()
    expect(lines[1]).toMatchObject({ told: 1, part: 'x', service: 'test', trace_id: traceId, span_id: spanId })
    for (const line of [lines[0], lines[2]]) expect(line).not.toHaveProperty('trace_id')
    await rm(folder, { recursive: true })
  })
})

describe('the metrics of calls', () => {
  it('count calls on both sides by the name of the status code, streams at their end', async () => {
    const echo = await startEcho()
    await echo.client.call(EchoService.Read, { say: 'fail' }).catch(() => undefined)
    const stream = await echo.client.open(EchoService.Count, { say: 'wait' })
    stream.on('error', () => undefined)
    await once(stream, 'data')
    const counts = async (metric: typeof rpcSeconds) =>
      (await metric.get()).values
        .filter(({ metricName }) => metricName?.endsWith('_count'))
        .map(({ labels, value }) => `${labels.method} ${labels.code} ${value}`)
    const cancelled = async (side: typeof rpcSeconds) => (await counts(side)).filter((line) => line.includes('Count CANCELLED'))
    const before = new Map([rpcClientSeconds, rpcSeconds].map((side) => [side, cancelled(side)]))
    await Promise.all(before.values())
    stream.cancel()
    for (const side of [rpcClientSeconds, rpcSeconds])
      await eventually(async () => {
        expect(await counts(side)).toContainEqual(expect.stringContaining('/test.EchoService/Read INTERNAL '))
        expect(await cancelled(side)).not.toEqual(await before.get(side))
      })
    await echo.end()
  })
})
