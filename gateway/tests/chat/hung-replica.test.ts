import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { timed } from '@rostra/kit/testing/running-time'
import { type FreezingProxy, startFreezingProxy } from '../support/freezing-proxy.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { requestRaw } from '../support/stream-client.ts'

const started = { started: { generationId: 'gen-1' } }
const chunk = (seq: number, content: string) => ({ chunk: { seq, content } })
const done = {
  done: {
    seq: 3,
    fullResponse: 'onetwo',
    userMessageId: 'u',
    botMessageId: 'b',
    status: 'MESSAGE_STATUS_COMPLETE',
    end: 'ANSWER_END_FINISHED',
  },
}

describe('a chat replica that hangs beside one that answers', () => {
  let gateway: TestGateway
  let replicas: [FreezingProxy, FreezingProxy]
  let headers: { cookie: string }

  beforeAll(async () => {
    replicas = [await startFreezingProxy(), await startFreezingProxy()]
    const CHAT_ADDRESS = `ipv4:${replicas.map(({ port }) => `127.0.0.1:${port}`).join(',')}`
    gateway = await startGateway({ CHAT_ADDRESS }, { firstEventMs: 3_000 })
    for (const replica of replicas) replica.target = gateway.chat.address
    headers = await gateway.asGuest()
  })
  afterEach(() => {
    for (const replica of replicas) replica.thaw()
  })
  afterAll(async () => {
    await gateway?.stop()
    for (const replica of replicas) replica.stop()
  })

  const send = () =>
    requestRaw(`${gateway.url}/api/messages/stream`, {
      method: 'POST',
      body: { conversationId: 'c-1', content: 'Hello', requestId: randomUUID() },
      headers,
    })
  const answer = () =>
    gateway.chat.on('Send', async (_request, emit) => {
      for (const event of [started, chunk(1, 'one'), chunk(2, 'two'), done]) await emit(event)
    })
  /** Sends until every replica has a connection for streams. */
  const connectAll = (count: number) =>
    eventually(async () => {
      await (await send()).ended
      for (const replica of replicas) expect(replica.connections).toBeGreaterThanOrEqual(count)
    })

  it('delays sends by 2 s at most, and fails none', async () => {
    answer()
    await connectAll(1)
    replicas[0].freeze()
    const { result, ms } = await timed(() => Promise.all(Array.from({ length: 6 }, async () => (await send()).ended)))
    for (const text of result) expect(text).toContain('"fullResponse":"onetwo"')
    expect(ms).toBeLessThan(2_300)
  })

  it('delays starts of conversations by 2 s at most, each with one request id for all attempts', async () => {
    const conversation = { id: 'c-1', personaId: 'p-1', startedAt: '2026-01-01T00:00:00.000Z' }
    const initialMessage = { id: 'm-1', conversationId: 'c-1', content: 'Hi', isFromPersona: true, status: 'MESSAGE_STATUS_COMPLETE' }
    gateway.chat.on('StartConversation', () => ({ conversation, initialMessage }))
    const start = () => gateway.post('/api/conversations', { botId: 'p-1' }, headers)
    await eventually(async () => {
      await start()
      expect(replicas[0].connections).toBeGreaterThanOrEqual(2)
      expect(replicas[1].connections).toBeGreaterThanOrEqual(2)
    })
    replicas[0].freeze()
    const { result, ms } = await timed(() => Promise.all([start(), start(), start()]))
    expect(result.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(ms).toBeLessThan(2_300)
  })

  it('moves running answers to the other replica within 3 s', async () => {
    answer()
    await connectAll(1)
    gateway.chat.on('Send', async ({ call }, emit) => {
      await emit(started)
      await emit(chunk(1, 'one'))
      await once(call.signal, 'abort')
    })
    gateway.chat.on('FollowGeneration', async (_request, emit) => {
      for (const event of [started, chunk(2, 'two'), done]) await emit(event)
    })
    const streams = await Promise.all(Array.from({ length: 4 }, send))
    await Promise.all(streams.map((stream) => stream.until('"one"')))
    replicas[0].freeze()
    const { result, ms } = await timed(() => Promise.race(streams.map(({ ended }) => ended)))
    expect(result.match(/^id: .*/gm)).toEqual(['id: gen-1:1', 'id: gen-1:2', 'id: gen-1:3'])
    expect(ms).toBeLessThan(3_000)
    for (const stream of streams) stream.disconnect()
  })

  it('refuses a send with 503 and Retry-After, not 504, when no replica answers', async () => {
    answer()
    await connectAll(1)
    for (const replica of replicas) replica.freeze()
    const { result, ms } = await timed(send)
    expect([result.status, result.headers['retry-after']]).toEqual([503, '2'])
    expect(ms).toBeLessThan(3_500)
    expect(JSON.parse(await result.ended)).toMatchObject({ reason: 'SERVICE_UNAVAILABLE' })
  })

  it('counts the time to identify the client: a send is refused in 3 s, the limit here, also when each step waits', async () => {
    const { cookie } = await gateway.asMember('eve', 'citizen', 'slow')
    const accessToken = await gateway.tokens.sign({ kind: 'member', sub: 'eve', name: 'eve', role: 'citizen', sid: 'session-slow' })
    gateway.identity.on('Authenticate', async () => {
      await delay(1_500)
      return { accessToken }
    })
    gateway.chat.on('Send', ({ call }) => once(call.signal, 'abort').then(() => undefined))
    const body = { conversationId: 'c-1', content: 'Hello', requestId: randomUUID() }
    const url = `${gateway.url}/api/messages/stream`
    const { result, ms } = await timed(() => requestRaw(url, { method: 'POST', body, headers: { cookie } }))
    expect([result.status, result.headers['retry-after']]).toEqual([503, '2'])
    expect(ms).toBeLessThan(3_600)
  })
})
