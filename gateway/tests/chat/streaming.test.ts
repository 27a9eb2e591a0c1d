import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createLog } from '@rostra/kit/log'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { citation, wireCitation } from '../support/knowledge-fixtures.ts'
import { requestRaw } from '../support/stream-client.ts'

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
  done: { seq, fullResponse, userMessageId: 'm-1', botMessageId: 'm-2', status: 'MESSAGE_STATUS_COMPLETE', end: 'ANSWER_END_FINISHED' },
})
const send = { conversationId: 'c-1', content: '  Hello  ', requestId: '0b54f0a4-11a7-4a5e-9d5c-7c4a9a3f0c11' }
const open = (extra: Record<string, string> = {}) =>
  requestRaw(`${gateway.url}/api/messages/stream`, { method: 'POST', body: send, headers: { ...headers, ...extra } })
const untilAborted = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
const withoutPings = (text: string) => text.replaceAll(': ping\n\n', '')

/** What a send need not say. */
const noWishes = { afterExchangeId: '', branchOf: '', atStart: false, callerData: '', maxTokens: 0, maxCredits: 0 }

describe('POST /api/messages/stream', () => {
  it('writes one frame for each event', async () => {
    gateway.chat.on('Send', async (_request, emit) => {
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
        'id: gen-1:3\ndata: {"done":true,"fullResponse":"Say \\"hi\\"\\nü 😀","userMessageId":"m-1","botMessageId":"m-2","status":"complete","citations":[],"model":null,"free":false,"openers":[],"end":"finished"}\n\n',
    )
  })

  it('ends with the passages that the answer cites', async () => {
    gateway.chat.on('Send', async (_request, emit) => {
      await emit(started)
      await emit({ done: { ...done(1, 'Mice [2]').done, citations: [wireCitation()], given: [wireCitation()] } })
    })
    const data = JSON.parse(withoutPings(await (await open()).ended).split('data: ')[1] ?? '')
    expect(data).toMatchObject({ fullResponse: 'Mice [2]', citations: [citation] })
    expect(data).not.toHaveProperty('given')
  })

  it('sends the trimmed content with the caller, the request id and the address to chat', async () => {
    gateway.chat.on('Send', async (_request, emit) => void (await emit(done(1, ''))))
    await (await open({ 'X-Request-Id': '7d1a7d4e-2f0b-4a57-8f43-0d0fd1a0d001' })).ended
    const call = gateway.chat.calls('Send').at(-1)
    const sent = { conversationId: 'c-1', content: 'Hello', replaces: '', continues: '', requestId: send.requestId }
    expect(call?.request).toEqual({ ...sent, ...noWishes })
    expect(call?.caller).toEqual({ kind: 'guest', id: 'guest-1' })
    expect(call?.call).toMatchObject({ service: 'gateway', requestId: '7d1a7d4e-2f0b-4a57-8f43-0d0fd1a0d001', clientAddress: '127.0.0.1' })
  })

  it('ends with the error frame of a failed generation', async () => {
    gateway.chat.on('Send', async (_request, emit) => {
      await emit(started)
      await emit({ failure: { seq: 1, error: 'The model is busy', reason: 'MODEL_BUSY', retryAfter: 20 } })
    })
    expect(withoutPings(await (await open()).ended)).toBe(
      'id: gen-1:1\ndata: {"error":"The model is busy","reason":"MODEL_BUSY","retryAfter":20}\n\n',
    )
  })

  it('tells what the model does while no text arrives, without an id', async () => {
    gateway.chat.on('Send', async (_request, emit) => {
      const thinking = (seconds: number) => ({ state: { kind: 'STATE_KIND_THINKING' as const, seconds } })
      const waiting = { state: { kind: 'STATE_KIND_WAITING' as const, seconds: 5 } }
      for (const event of [started, thinking(0), thinking(1), chunk(1, 'Hi'), waiting, done(2, 'Hi')]) await emit(event)
    })
    const lines = withoutPings(await (await open()).ended)
      .split('\n')
      .filter((line) => line !== '')
    expect(lines.slice(0, -1)).toEqual([
      'data: {"state":"thinking","seconds":0}',
      'data: {"state":"thinking","seconds":1}',
      'id: gen-1:1',
      'data: {"content":"Hi"}',
      'data: {"state":"waiting","seconds":5}',
      'id: gen-1:2',
    ])
  })

  it('passes on the price to which the sender agrees, and the refusal of a dearer answer', async () => {
    gateway.chat.on('Send', () => {
      throw new DomainError('exists', 'PRICE_CHANGED', 'It costs more')
    })
    const refused = await gateway.post('/api/messages/stream', { ...send, maxCredits: 2 }, headers)
    expect([refused.status, await refused.json()]).toMatchObject([409, { reason: 'PRICE_CHANGED', message: 'It costs more' }])
    await requestRaw(`${gateway.url}/api/messages/stream?conversationId=c-1&content=Hello&maxCredits=3`, { headers })
    expect(
      gateway.chat
        .calls('Send')
        .map(({ request }) => request.maxCredits)
        .slice(-2),
    ).toEqual([2, 3])
    for (const maxCredits of [0, -1, 1.5, '2'])
      expect((await gateway.post('/api/messages/stream', { ...send, maxCredits }, headers)).status).toBe(400)
  })

  it('sends an answer that goes on without content, and passes on its refusal', async () => {
    const { content: _, ...withoutContent } = send
    const goOn = { ...withoutContent, continues: 'b-1' }
    gateway.chat.on('Send', async (_request, emit) => void (await emit(done(1, 'whole'))))
    const stream = await requestRaw(`${gateway.url}/api/messages/stream`, { method: 'POST', body: goOn, headers })
    await stream.ended
    const sent = { conversationId: 'c-1', content: '', replaces: '', continues: 'b-1', requestId: send.requestId }
    expect(gateway.chat.calls('Send').at(-1)?.request).toEqual({ ...sent, ...noWishes })
    gateway.chat.on('Send', () => {
      throw new DomainError('invalid', 'NOT_CONTINUABLE', 'No')
    })
    const refused = await gateway.post('/api/messages/stream', goOn, headers)
    expect([refused.status, (await refused.json()).reason]).toEqual([400, 'NOT_CONTINUABLE'])
    expect((await gateway.post('/api/messages/stream', withoutContent, headers)).status).toBe(400)
  })

  it.each([
    ['state', 'INSUFFICIENT_CREDITS', 402],
    ['denied', 'GUEST_LIMIT', 403],
    ['not_found', 'CONVERSATION_NOT_FOUND', 404],
    ['exists', 'GENERATION_RUNNING', 409],
    ['exhausted', 'RATE_LIMITED', 429],
    ['exhausted', 'TOO_MANY_UNANSWERED', 429],
    ['unavailable', 'OVERLOADED', 503],
  ] as const)('turns a refusal before the first event (%s %s) into status %i', async (kind, reason, status) => {
    gateway.chat.on('Send', () => {
      throw new DomainError(kind, reason, 'No')
    })
    const response = await gateway.post('/api/messages/stream', send, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ reason, message: 'No' })
    expect(response.headers.has('Retry-After')).toBe(status === 429 || status === 503)
  })

  it('opens the response before the first text and sends pings', async () => {
    gateway.chat.on('Send', async ({ call }, emit) => {
      await emit(started)
      await untilAborted(call.signal)
    })
    const stream = await open()
    expect(await stream.until(': ping\n\n')).toMatch(/^(: ping\n\n)+$/)
    stream.disconnect()
  })

  it('cancels the call to chat when the client disconnects', async () => {
    let cancelled = false
    gateway.chat.on('Send', async ({ call }, emit) => {
      await emit(started)
      await untilAborted(call.signal)
      cancelled = true
    })
    const stream = await open()
    stream.disconnect()
    await eventually(() => expect(cancelled).toBe(true))
  })

  it('retries with the same request id when the replica goes away before its first event', async () => {
    let attempts = 0
    gateway.chat.on('Send', async (_request, emit) => {
      if (++attempts < 3) throw new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'away')
      for (const event of [started, chunk(1, 'one'), done(2, 'one')]) await emit(event)
    })
    expect(withoutPings(await (await open()).ended).match(/id: .*/g)).toEqual(['id: gen-1:1', 'id: gen-1:2'])
    const ids = gateway.chat.calls('Send').slice(-3)
    expect(ids.map(({ request }) => request.requestId)).toEqual([send.requestId, send.requestId, send.requestId])
  })

  it('retries while there is time when a service behind chat was silent', async () => {
    let attempts = 0
    gateway.chat.on('Send', async (_request, emit) => {
      if (++attempts === 1) throw new DomainError('deadline', 'DEADLINE_EXCEEDED', 'late')
      for (const event of [started, chunk(1, 'one'), done(2, 'one')]) await emit(event)
    })
    expect(withoutPings(await (await open()).ended).match(/id: .*/g)).toEqual(['id: gen-1:1', 'id: gen-1:2'])
  })

  it('retries neither a send without a request id nor a refused one', async () => {
    const before = gateway.chat.calls('Send').length
    gateway.chat.on('Send', () => {
      throw new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'away')
    })
    const { requestId: _, ...withoutRequestId } = send
    expect((await gateway.post('/api/messages/stream', withoutRequestId, headers)).status).toBe(503)
    gateway.chat.on('Send', () => {
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many conversations at once')
    })
    expect((await gateway.post('/api/messages/stream', send, headers)).status).toBe(503)
    expect(gateway.chat.calls('Send').length - before).toBe(2)
  })

  it('follows at another replica when the stream breaks off', async () => {
    gateway.chat.on('Send', async (_request, emit) => {
      await emit(started)
      await emit(chunk(1, 'one '))
      throw new DomainError('unavailable', 'SHUTTING_DOWN', 'bye')
    })
    gateway.chat.on('FollowGeneration', async (_request, emit) => {
      await emit(started)
      for (const event of [chunk(1, 'one '), chunk(2, 'two'), done(3, 'one two')]) await emit(event)
    })
    const text = withoutPings(await (await open()).ended)
    expect(text.match(/id: .*/g)).toEqual(['id: gen-1:1', 'id: gen-1:2', 'id: gen-1:3'])
    expect(gateway.chat.calls('FollowGeneration').at(-1)?.request).toEqual({ generationId: 'gen-1', after: 1 })
  })

  it('follows at another replica as often as the stream breaks off, as long as each one brings new text', async () => {
    const lost = () => new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'lost')
    gateway.chat.on('Send', async (_request, emit) => {
      for (const event of [started, chunk(1, 'w1 ')]) await emit(event)
      throw lost()
    })
    gateway.chat.on('FollowGeneration', async ({ request: { after } }, emit) => {
      await emit(started)
      await emit(after < 6 ? chunk(after + 1, `w${after + 1} `) : done(7, 'whole'))
      if (after < 6) throw lost()
    })
    const text = withoutPings(await (await open()).ended)
    expect(text.match(/id: .*/g)).toEqual([1, 2, 3, 4, 5, 6, 7].map((seq) => `id: gen-1:${seq}`))
    expect(text).toContain('"fullResponse":"whole"')
  })

  it('ends without a last frame after three failed attempts to follow', async () => {
    gateway.chat.on('Send', async (_request, emit) => {
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

it('a stream that breaks off or has an unknown status ends without a last frame, and is logged once per episode', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-gateway-streams-'))
  const separate = await startGateway({}, { log: createLog('test', { file: join(folder, 'log') }) })
  const guest = await separate.asGuest()
  const streamText = async () => (await separate.post('/api/messages/stream', send, guest)).text()
  separate.chat.on('Send', async (_request, emit) => {
    await emit(started)
    await emit({ done: { ...done(1, '').done, status: 'MESSAGE_STATUS_UNSPECIFIED' } })
  })
  expect(await streamText()).toBe('')
  separate.chat.on('Send', async (_request, emit) => {
    for (const event of [started, done(1, '')]) await emit(event)
  })
  expect([await streamText(), await streamText()]).toEqual(Array(2).fill(expect.stringContaining('"done":true')))
  const messages = await eventually(async () => {
    const lines = (await readFile(join(folder, 'log'), 'utf8')).trim().split('\n')
    const found = lines.map((line) => JSON.parse(line).msg).filter((msg) => msg.startsWith('streams from chat'))
    expect(found).toHaveLength(2)
    return found
  })
  expect(messages).toEqual(['streams from chat break off', 'streams from chat work again'])
  await separate.stop()
  await rm(folder, { recursive: true })
})

describe('GET /api/generations/{id}/stream', () => {
  const resume = async (path: string, extra: Record<string, string> = {}) => {
    gateway.chat.on('FollowGeneration', async ({ request }, emit) => void (await emit(done(request.after + 1, 'x'))))
    const stream = await requestRaw(`${gateway.url}${path}`, { headers: { ...headers, ...extra } })
    const text = withoutPings(await stream.ended)
    return { status: stream.status, text, request: gateway.chat.calls('FollowGeneration').at(-1)?.request }
  }
  const query = 'conversationId=c-1&content=Hello'

  it('resumes after Last-Event-ID', async () => {
    const { request, text } = await resume('/api/generations/gen-7/stream', { 'Last-Event-ID': 'gen-7:41' })
    expect(request).toEqual({ generationId: 'gen-7', after: 41 })
    expect(text).toMatch(/^id: gen-7:42\ndata: {"done":true/)
  })

  it('resumes after ?after, or from the beginning without either', async () => {
    expect((await resume('/api/generations/gen-7/stream?after=3')).request).toEqual({ generationId: 'gen-7', after: 3 })
    expect((await resume('/api/generations/gen-7/stream')).request).toEqual({ generationId: 'gen-7', after: 0 })
  })

  it('prefers Last-Event-ID over ?after, because EventSource updates only the header', async () => {
    expect((await resume('/api/generations/gen-7/stream?after=3', { 'Last-Event-ID': 'gen-7:9' })).request?.after).toBe(9)
  })

  it('follows the generation of a reconnecting EventSource without another send', async () => {
    const sends = gateway.chat.calls('Send').length
    expect((await resume(`/api/messages/stream?${query}`, { 'Last-Event-ID': 'gen-9:5' })).request).toEqual({
      generationId: 'gen-9',
      after: 5,
    })
    expect(gateway.chat.calls('Send').length).toBe(sends)
  })

  it.each(['gen-7', 'gen-7:', ':4', 'gen-7:-1', 'gen-7:4294967296', 'gen 7:1', 'other:1'])('refuses Last-Event-ID "%s"', async (id) => {
    expect((await resume('/api/generations/gen-7/stream', { 'Last-Event-ID': id })).status).toBe(400)
  })

  it('responds 404 for an unknown generation and for an anonymous caller', async () => {
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
  it('sends the query as the POST sends its body', async () => {
    gateway.chat.on('Send', async (_request, emit) => void (await emit(done(1, 'x'))))
    const stream = await requestRaw(`${gateway.url}/api/messages/stream?conversationId=c-1&content=Hello%20there`, { headers })
    await stream.ended
    expect(gateway.chat.calls('Send').at(-1)?.request).toEqual({
      conversationId: 'c-1',
      content: 'Hello there',
      replaces: '',
      continues: '',
      requestId: '',
      ...noWishes,
    })
  })

  it('has no HEAD', async () => {
    const sends = gateway.chat.calls('Send').length
    const response = await gateway.fetch('/api/messages/stream?conversationId=c-1&content=Hello', { method: 'HEAD', headers })
    expect(response.status).toBe(405)
    expect(gateway.chat.calls('Send').length).toBe(sends)
  })
})
