import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createLog } from '@rostra/kit/log'
import { eventually } from '@rostra/kit/testing/eventually'
import { type RecordedSpans, recordSpans } from '@rostra/kit/testing/recorded-spans'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

describe('the trace of a request', () => {
  let gateway: TestGateway
  let spans: RecordedSpans
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostra-gateway-trace-'))
    gateway = await startGateway({}, { log: createLog('test', { file: join(folder, 'log') }) })
    spans = recordSpans()
  })
  afterAll(async () => {
    await gateway?.stop()
    await spans?.end()
    await rm(folder, { recursive: true })
  })

  /** Returns the span of a request and the names of its calls to services. */
  const requestSpan = (requestId: string) =>
    eventually(() => {
      const span = spans.all().find(({ attributes }) => attributes['rostra.request_id'] === requestId && 'http.route' in attributes)
      if (!span) throw new Error('the span has not ended yet')
      const { traceId } = span.spanContext()
      const own = spans.all().filter((other) => other.spanContext().traceId === traceId)
      return { span, traceId, calls: own.filter(({ kind }) => kind === 2).map(({ name }) => name.replace(/.*\//, '')) }
    })

  it('has the route’s pattern and status, no personal data, and its id in the log lines', async () => {
    const requestId = randomUUID()
    gateway.persona.on('CastVote', () => {
      throw new Error('broken')
    })
    const headers = { ...(await gateway.asMember('very-private')), 'X-Request-Id': requestId }
    const response = await gateway.post('/api/bots/secret-id/vote?q=secret-query', { isUpvote: true }, headers)
    expect(response.status).toBe(500)
    const { span, traceId } = await requestSpan(requestId)
    expect(span).toMatchObject({ name: 'POST /api/bots/{id}/vote', status: { code: 2 } })
    expect(span.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/bots/{id}/vote',
      'http.response.status_code': 500,
      'rostra.request_id': requestId,
    })
    const lines = await eventually(async () => {
      const own = (await readFile(join(folder, 'log'), 'utf8')).split('\n').filter((line) => line.includes(requestId))
      expect(own).toHaveLength(2)
      return own.map((line) => JSON.parse(line) as Record<string, unknown>)
    })
    expect(lines.map(({ msg, trace_id }) => [msg, trace_id]).sort()).toEqual([
      ['a request failed', traceId],
      ['request', traceId],
    ])
  })

  it('continues when a stream is followed at another replica', async () => {
    const started = { started: { generationId: 'gen-1' } }
    gateway.chat.on('Send', async (_request, emit) => {
      await emit(started)
      throw new DomainError('unavailable', 'SHUTTING_DOWN', 'Gone')
    })
    gateway.chat.on('FollowGeneration', async (_request, emit) => {
      await emit(started)
      await emit({
        done: {
          seq: 1,
          fullResponse: '',
          userMessageId: 'm-1',
          botMessageId: 'm-2',
          status: 'MESSAGE_STATUS_COMPLETE',
          end: 'ANSWER_END_FINISHED',
        },
      })
    })
    const body = { conversationId: 'c-1', content: 'Hello' }
    // Concurrent requests share a connection.
    const requestIds = Array.from({ length: 4 }, () => randomUUID())
    await Promise.all(
      requestIds.map(async (requestId) => {
        const headers = { ...(await gateway.asGuest()), 'X-Request-Id': requestId }
        expect(await (await gateway.post('/api/messages/stream', { ...body, requestId }, headers)).text()).toContain('"done":true')
      }),
    )
    for (const requestId of requestIds) expect((await requestSpan(requestId)).calls).toEqual(['Send', 'FollowGeneration'])
  })
})
