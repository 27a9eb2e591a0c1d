import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from './support/gateway.ts'
import { openRaw } from './support/raw-stream.ts'

let gateway: TestGateway
let headers: { cookie: string }

beforeAll(async () => {
  gateway = await startGateway({}, { pingMs: 100 })
  headers = await gateway.asGuest()
})
afterAll(() => gateway?.stop())

const started = { started: { generationId: 'gen-1' } }
const chunk = (seq: number, content: string) => ({ chunk: { seq, content } })
const done = (seq: number, fullResponse: string) => ({
  done: { seq, fullResponse, userMessageId: 'm-1', botMessageId: 'm-2', status: 'MESSAGE_STATUS_COMPLETE' },
})
const send = { conversationId: 'c-1', content: '  Hello  ', requestId: '0b54f0a4-11a7-4a5e-9d5c-7c4a9a3f0c11' }
const open = (extra: Record<string, string> = {}) =>
  openRaw(`${gateway.url}/api/messages/stream`, { method: 'POST', body: send, headers: { ...headers, ...extra } })
const forever = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
const withoutPings = (text: string) => text.replaceAll(': ping\n\n', '')

describe('POST /api/messages/stream', () => {
  it('writes the events byte for byte', async () => {
    gateway.chat.on('Send', async (_asked, emit) => {
      for (const event of [started, chunk(1, 'Say "hi"\n'), chunk(2, 'ü 😀'), done(3, 'Say "hi"\nü 😀')]) await emit(event)
    })
    const stream = await open()
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(stream.headers['content-encoding']).toBeUndefined()
    expect(withoutPings(await stream.ended)).toBe(
      'id: gen-1:1\ndata: {"content":"Say \\"hi\\"\\n"}\n\n' +
        'id: gen-1:2\ndata: {"content":"ü 😀"}\n\n' +
        'id: gen-1:3\ndata: {"done":true,"fullResponse":"Say \\"hi\\"\\nü 😀","userMessageId":"m-1","botMessageId":"m-2","status":"complete"}\n\n',
    )
  })

  it('passes on who sends what, trimmed', async () => {
    gateway.chat.on('Send', async (_asked, emit) => void (await emit(done(1, ''))))
    await (await open({ 'X-Request-Id': '7d1a7d4e-2f0b-4a57-8f43-0d0fd1a0d001' })).ended
    const asked = gateway.chat.calls('Send').at(-1)
    expect(asked?.request).toEqual({ conversationId: 'c-1', content: 'Hello', requestId: send.requestId })
    expect(asked?.caller).toEqual({ kind: 'guest', id: 'guest-1' })
    expect(asked?.call).toMatchObject({ service: 'gateway', requestId: '7d1a7d4e-2f0b-4a57-8f43-0d0fd1a0d001', clientAddress: '127.0.0.1' })
  })

  it('ends with the error event of a generation that failed', async () => {
    gateway.chat.on('Send', async (_asked, emit) => {
      await emit(started)
      await emit({ failure: { seq: 1, error: 'The model is busy', reason: 'MODEL_BUSY' } })
    })
    expect(withoutPings(await (await open()).ended)).toBe('id: gen-1:1\ndata: {"error":"The model is busy","reason":"MODEL_BUSY"}\n\n')
  })

  it.each([
    ['state', 'INSUFFICIENT_CREDITS', 402],
    ['denied', 'GUEST_LIMIT', 403],
    ['not_found', 'CONVERSATION_NOT_FOUND', 404],
    ['exists', 'GENERATION_RUNNING', 409],
    ['exhausted', 'RATE_LIMITED', 429],
    ['unavailable', 'OVERLOADED', 503],
  ] as const)('answers a refusal before the first event (%s %s) with %i', async (kind, reason, status) => {
    gateway.chat.on('Send', () => {
      throw new DomainError(kind, reason, 'No')
    })
    const answer = await gateway.post('/api/messages/stream', send, headers)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ reason, message: 'No' })
    expect(answer.headers.has('Retry-After')).toBe(status === 429 || status === 503)
  })

  it('opens the answer before there is any text, and pings while it waits', async () => {
    gateway.chat.on('Send', async ({ call }, emit) => {
      await emit(started)
      await forever(call.signal)
    })
    const stream = await open()
    expect(await stream.until(': ping\n\n')).toMatch(/^(: ping\n\n)+$/)
    stream.leave()
  })

  it('ends the call of a reader who leaves', async () => {
    let left = false
    gateway.chat.on('Send', async ({ call }, emit) => {
      await emit(started)
      await forever(call.signal)
      left = true
    })
    const stream = await open()
    stream.leave()
    await eventually(() => expect(left).toBe(true))
  })

  it('asks another replica when the first goes away before it has said anything, with the same request id', async () => {
    let asked = 0
    gateway.chat.on('Send', async (_asked, emit) => {
      if (++asked < 3) throw new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'away')
      for (const event of [started, chunk(1, 'one'), done(2, 'one')]) await emit(event)
    })
    expect(withoutPings(await (await open()).ended).match(/id: .*/g)).toEqual(['id: gen-1:1', 'id: gen-1:2'])
    const ids = gateway.chat.calls('Send').slice(-3)
    expect(ids.map(({ request }) => request.requestId)).toEqual([send.requestId, send.requestId, send.requestId])
  })

  it('asks nobody twice for what has no request id, nor for what was refused', async () => {
    const before = gateway.chat.calls('Send').length
    gateway.chat.on('Send', () => {
      throw new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'away')
    })
    const { requestId: _, ...nameless } = send
    expect((await gateway.post('/api/messages/stream', nameless, headers)).status).toBe(503)
    gateway.chat.on('Send', () => {
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many conversations at once')
    })
    expect((await gateway.post('/api/messages/stream', send, headers)).status).toBe(503)
    expect(gateway.chat.calls('Send').length - before).toBe(2)
  })

  it('goes on at another replica when the first breaks off in the middle', async () => {
    gateway.chat.on('Send', async (_asked, emit) => {
      await emit(started)
      await emit(chunk(1, 'one '))
      throw new DomainError('unavailable', 'SHUTTING_DOWN', 'bye')
    })
    gateway.chat.on('FollowGeneration', async (_asked, emit) => {
      await emit(started)
      for (const event of [chunk(1, 'one '), chunk(2, 'two'), done(3, 'one two')]) await emit(event)
    })
    const text = withoutPings(await (await open()).ended)
    expect(text.match(/id: .*/g)).toEqual(['id: gen-1:1', 'id: gen-1:2', 'id: gen-1:3'])
    expect(gateway.chat.calls('FollowGeneration').at(-1)?.request).toEqual({ generationId: 'gen-1', after: 1 })
  })

  it('ends without a last event when nobody can go on, so that the client resumes', async () => {
    gateway.chat.on('Send', async (_asked, emit) => {
      await emit(started)
      await emit(chunk(1, 'one '))
      throw new DomainError('unavailable', 'SHUTTING_DOWN', 'bye')
    })
    gateway.chat.on('FollowGeneration', () => {
      throw new DomainError('unavailable', 'SHUTTING_DOWN', 'bye')
    })
    const before = gateway.chat.calls('FollowGeneration').length
    expect(withoutPings(await (await open()).ended)).toBe('id: gen-1:1\ndata: {"content":"one "}\n\n')
    expect(gateway.chat.calls('FollowGeneration').length - before).toBe(3)
  })
})

describe('resuming', () => {
  const rest = async (path: string, extra: Record<string, string> = {}) => {
    gateway.chat.on('FollowGeneration', async ({ request }, emit) => void (await emit(done(request.after + 1, 'x'))))
    const stream = await openRaw(`${gateway.url}${path}`, { headers: { ...headers, ...extra } })
    const text = withoutPings(await stream.ended)
    return { status: stream.status, text, asked: gateway.chat.calls('FollowGeneration').at(-1)?.request }
  }
  const query = 'conversationId=c-1&content=Hello'

  it('goes by Last-Event-ID', async () => {
    const { asked, text } = await rest('/api/generations/gen-7/stream', { 'Last-Event-ID': 'gen-7:41' })
    expect(asked).toEqual({ generationId: 'gen-7', after: 41 })
    expect(text).toMatch(/^id: gen-7:42\ndata: {"done":true/)
  })

  it('goes by ?after, and from the beginning without either', async () => {
    expect((await rest('/api/generations/gen-7/stream?after=3')).asked).toEqual({ generationId: 'gen-7', after: 3 })
    expect((await rest('/api/generations/gen-7/stream')).asked).toEqual({ generationId: 'gen-7', after: 0 })
  })

  it('believes Last-Event-ID over ?after, because a browser renews only the header', async () => {
    expect((await rest('/api/generations/gen-7/stream?after=3', { 'Last-Event-ID': 'gen-7:9' })).asked.after).toBe(9)
  })

  it('follows the generation that a reconnecting EventSource names, without sending again', async () => {
    const sends = gateway.chat.calls('Send').length
    expect((await rest(`/api/messages/stream?${query}`, { 'Last-Event-ID': 'gen-9:5' })).asked).toEqual({ generationId: 'gen-9', after: 5 })
    expect(gateway.chat.calls('Send').length).toBe(sends)
  })

  it.each(['gen-7', 'gen-7:', ':4', 'gen-7:-1', 'gen-7:4294967296', 'gen 7:1', 'other:1'])('refuses Last-Event-ID "%s"', async (id) => {
    expect((await rest('/api/generations/gen-7/stream', { 'Last-Event-ID': id })).status).toBe(400)
  })

  it('is a 404 for an unknown generation, and for somebody who owns nothing', async () => {
    gateway.chat.on('FollowGeneration', () => {
      throw new DomainError('not_found', 'GENERATION_NOT_FOUND', 'Generation not found')
    })
    const asGuest = await gateway.fetch('/api/generations/nope/stream', { headers })
    expect([asGuest.status, (await asGuest.json()).reason]).toEqual([404, 'GENERATION_NOT_FOUND'])
    const calls = gateway.chat.calls('FollowGeneration').length
    expect((await gateway.fetch('/api/generations/nope/stream')).status).toBe(404)
    expect(gateway.chat.calls('FollowGeneration').length).toBe(calls)
  })
})

describe('GET /api/messages/stream', () => {
  it('does the same as the POST', async () => {
    gateway.chat.on('Send', async (_asked, emit) => void (await emit(done(1, 'x'))))
    const stream = await openRaw(`${gateway.url}/api/messages/stream?conversationId=c-1&content=Hello%20there`, { headers })
    await stream.ended
    expect(gateway.chat.calls('Send').at(-1)?.request).toEqual({ conversationId: 'c-1', content: 'Hello there', requestId: '' })
  })

  it('sends nothing for a HEAD', async () => {
    const sends = gateway.chat.calls('Send').length
    const answer = await gateway.fetch('/api/messages/stream?conversationId=c-1&content=Hello', { method: 'HEAD', headers })
    expect(answer.status).toBe(404)
    expect(gateway.chat.calls('Send').length).toBe(sends)
  })
})
