import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { requestRaw } from '../support/stream-client.ts'

describe('a gateway in which too many requests wait', () => {
  let gateway: TestGateway
  let headers: { cookie: string }
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostra-gateway-overload-'))
    const log = createLog('test', { file: join(folder, 'log'), level: 'warn' })
    gateway = await startGateway({}, { limits: { maxDelayMs: 60_000, maxWaiting: 2 }, log })
    headers = await gateway.asGuest()
  })
  afterAll(async () => {
    await gateway?.stop()
    await rm(folder, { recursive: true })
  })

  /** Returns the causes in the log of the requests that got 503. */
  const causes = async () => {
    const lines = (await readFile(join(folder, 'log'), 'utf8')).split('\n').filter(Boolean)
    const requests = lines.map((line) => JSON.parse(line)).filter(({ status }) => status === 503)
    return requests.map(({ reason, cause }) => `${reason}: ${cause}`)
  }
  const list = () => gateway.fetch('/api/conversations', { headers })
  const received = (method: string) => gateway.chat.calls(method).length

  it('refuses the newest with 503 and Retry-After, logs why, keeps the others, and is always healthy', async () => {
    const released = Promise.withResolvers<void>()
    gateway.chat.on('ListConversations', async () => {
      await released.promise
      return { conversations: [], total: 0 }
    })
    const waiting = [list(), list()]
    await eventually(() => expect(received('ListConversations')).toBe(2))
    const refused = await list()
    expect([refused.status, refused.headers.get('Retry-After'), (await refused.json()).reason]).toEqual([503, '2', 'OVERLOADED'])
    expect((await gateway.fetch('/healthz')).status).toBe(200)
    const metrics = await (await fetch(`${gateway.opsUrl}/metrics`)).text()
    expect(metrics).toMatch(/overload_refusals_total\{server="http",cause="waiting"\} [1-9]/)
    await eventually(async () => expect(await causes()).toContain('OVERLOADED: 2 calls wait'))
    released.resolve()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
    expect((await list()).status).toBe(200)
  })

  it('does not count open streams', async () => {
    gateway.chat.on('Send', async ({ call }, emit) => {
      await emit({ started: { generationId: 'gen-1' } })
      await once(call.signal, 'abort')
    })
    const send = { method: 'POST', body: { conversationId: 'c-1', content: 'Hello' }, headers }
    const streams = []
    for (let opened = 0; opened < 4; opened++) streams.push(await requestRaw(`${gateway.url}/api/messages/stream`, send))
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await list()).status).toBe(200)
    for (const stream of streams) stream.disconnect()
  })

  it('cancels the calls of a client that disconnects', async () => {
    let cancelled = false
    gateway.chat.on('ListMessages', async ({ call }) => {
      await once(call.signal, 'abort')
      cancelled = true
    })
    const before = received('ListMessages')
    const leaving = new AbortController()
    const left = gateway.fetch('/api/conversations/c-1/messages', { headers, signal: leaving.signal })
    await eventually(() => expect(received('ListMessages')).toBe(before + 1))
    leaving.abort()
    await expect(left).rejects.toThrow()
    await eventually(() => expect(cancelled).toBe(true))
    await eventually(async () => expect((await list()).status).toBe(200))
  })
})

it('forgets who hangs up before its turn of a network’s pace', async () => {
  const gateway = await startGateway({}, { limits: { maxDelayMs: 60_000, maxWaiting: 2 } })
  const leaving = new AbortController()
  const call = (signal?: AbortSignal) => gateway.fetch('/api/conversations', { signal }).then(({ status }) => status)
  let answered = 0
  const flood = Array.from({ length: 260 }, () =>
    call(leaving.signal).then(
      () => answered++,
      () => undefined,
    ),
  )
  await eventually(() => expect(answered).toBeGreaterThanOrEqual(240), 30_000)
  leaving.abort()
  await Promise.all(flood)
  expect(await call()).toBe(200)
  await gateway.stop()
})

it('streams begin in turn: a burst waits, the next ones begin as the earlier ones have begun, and who hangs up leaves', async () => {
  const gateway = await startGateway({ RATE_LIMIT_SCALE: '100' })
  const headers = await gateway.asGuest()
  const beginnings: (() => void)[] = []
  gateway.chat.on('Send', async ({ call }, emit) => {
    await new Promise<void>((resolve) => beginnings.push(resolve))
    await emit({ started: { generationId: 'gen-1' } })
    await once(call.signal, 'abort')
  })
  const open = (signal: AbortSignal) => {
    const body = JSON.stringify({ conversationId: 'c-1', content: 'Hello' })
    const init = { method: 'POST', body, signal, headers: { ...headers, 'Content-Type': 'application/json' } }
    return gateway.fetch('/api/messages/stream', init).then(({ status }) => status)
  }
  const [staying, leaving] = [new AbortController(), new AbortController()]
  const first = Array.from({ length: 64 }, () => open(staying.signal))
  await eventually(() => expect(beginnings).toHaveLength(64))
  const left = Array.from({ length: 3 }, () => open(leaving.signal).catch(() => 'left'))
  const second = Array.from({ length: 3 }, () => open(staying.signal))
  const metrics = async () => (await fetch(`${gateway.opsUrl}/metrics`)).text()
  await eventually(async () => expect(await metrics()).toMatch(/^overload_waiting_turns 6$/m))
  leaving.abort()
  expect(await Promise.all(left)).toEqual(['left', 'left', 'left'])
  await eventually(async () => expect(await metrics()).toMatch(/^overload_waiting_turns 3$/m))
  expect(beginnings).toHaveLength(64)
  for (const begin of beginnings.splice(0, 3)) begin()
  await eventually(() => expect(beginnings).toHaveLength(64))
  for (const begin of beginnings) begin()
  expect(new Set(await Promise.all([...first, ...second]))).toEqual(new Set([200]))
  staying.abort()
  await gateway.stop()
})
