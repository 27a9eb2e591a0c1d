import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { requestRaw } from '../support/stream-client.ts'

describe('a gateway in which too many requests wait', () => {
  let gateway: TestGateway
  let headers: { cookie: string }

  beforeAll(async () => {
    gateway = await startGateway({}, { limits: { maxDelayMs: 60_000, maxWaiting: 2 } })
    headers = await gateway.asGuest()
  })
  afterAll(() => gateway?.stop())

  const list = () => gateway.fetch('/api/conversations', { headers })
  const received = (method: string) => gateway.chat.calls(method).length

  it('refuses the newest with 503 and Retry-After, keeps the others, and is always healthy', async () => {
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
