import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { citation, wireCitation } from '../support/knowledge-fixtures.ts'
import { requestRaw } from '../support/stream-client.ts'

let gateway: TestGateway
let ada: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  ada = await gateway.asMember('ada')
})
afterAll(() => gateway?.stop())

const path = '/api/bots/trial'
const draft = { name: 'Max', description: 'Knows many things', category: 'Education', rolePrompt: 'You are Max, an owl of few words' }
const body = {
  ...draft,
  strictlyFollows: 'Be kind',
  messages: [
    { content: 'Hello, I am Max', isFromBot: true },
    { content: 'Who are you?', isFromBot: false },
  ],
}
const started = { started: { generationId: '', offline: false } }
const chunk = (seq: number, content: string) => ({ chunk: { seq, content } })
const done = (seq: number, fullResponse: string) => ({
  done: { seq, fullResponse, status: 'MESSAGE_STATUS_COMPLETE', end: 'ANSWER_END_FINISHED' },
})
const open = (paused = false) => requestRaw(`${gateway.url}${path}`, { method: 'POST', body, headers: ada, paused })
const untilAborted = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

describe('POST /api/bots/trial', () => {
  it('streams the frames of an answer with the generation id `trial`', async () => {
    gateway.chat.on('AnswerTrial', async (_request, emit) => {
      for (const event of [started, chunk(1, 'Say "hi"\n'), chunk(2, 'ü 😀'), done(3, 'Say "hi"\nü 😀')]) await emit(event)
    })
    const stream = await open()
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' })
    expect(stream.headers).not.toHaveProperty('x-offline-model')
    expect(await stream.ended).toBe(
      'id: trial:1\ndata: {"content":"Say \\"hi\\"\\n"}\n\n' +
        'id: trial:2\ndata: {"content":"ü 😀"}\n\n' +
        'id: trial:3\ndata: {"done":true,"fullResponse":"Say \\"hi\\"\\nü 😀","userMessageId":"","botMessageId":"","status":"complete","citations":[],"model":null,"free":false,"openers":[],"end":"finished","given":[]}\n\n',
    )
  })

  it('sends the draft and the messages on behalf of the member', async () => {
    gateway.chat.on('AnswerTrial', async (_request, emit) => void (await emit(done(1, ''))))
    await (await open()).ended
    const { messages: trialMessages, ...form } = body
    const messages = trialMessages.map(({ content, isFromBot }) => ({ content, isFromPersona: isFromBot }))
    const call = gateway.chat.calls('AnswerTrial').at(-1)
    expect([call?.request, call?.caller]).toMatchObject([
      { ...form, messages },
      { kind: 'member', id: 'ada' },
    ])
  })

  it('may use the material of an own persona, and shows which passages the model got', async () => {
    gateway.chat.on('AnswerTrial', async (_request, emit) => {
      await emit({
        done: { ...done(1, 'Mice [2]').done, citations: [wireCitation()], given: [wireCitation({ n: 1, page: 0 }), wireCitation()] },
      })
    })
    const using = { ...body, botId: 'p-1', onlyFromMaterial: true, chatModel: 'deep' }
    const stream = await requestRaw(`${gateway.url}${path}`, { method: 'POST', body: using, headers: ada })
    const data = JSON.parse((await stream.ended).split('data: ')[1] ?? '')
    expect([data.citations, data.given]).toEqual([[citation], [{ ...citation, n: 1, page: null }, citation]])
    expect(gateway.chat.calls('AnswerTrial').at(-1)?.request).toMatchObject({ personaId: 'p-1', onlyFromMaterial: true, chatModel: 'deep' })
    await (await open()).ended
    expect(gateway.chat.calls('AnswerTrial').at(-1)?.request).toMatchObject({ personaId: '', onlyFromMaterial: false, chatModel: '' })
  })

  it('sets X-Offline-Model when the offline model answers', async () => {
    gateway.chat.on('AnswerTrial', async (_request, emit) => {
      await emit({ started: { generationId: '', offline: true } })
      await emit(done(1, ''))
    })
    const stream = await open()
    expect(stream.headers).toHaveProperty('x-offline-model', 'true')
    await stream.ended
  })

  it('cancels the call to chat when the client disconnects', async () => {
    let cancelled = false
    gateway.chat.on('AnswerTrial', async ({ call }, emit) => {
      await emit(started)
      await emit(chunk(1, 'one '))
      await untilAborted(call.signal)
      cancelled = true
    })
    const stream = await open()
    await stream.until('one ')
    stream.disconnect()
    await eventually(() => expect(cancelled).toBe(true))
  })

  it('cancels the call to chat when the client disconnects before the first frame', async () => {
    let cancelled = false
    const before = gateway.chat.calls('AnswerTrial').length
    gateway.chat.on('AnswerTrial', async ({ call }) => {
      await untilAborted(call.signal)
      cancelled = true
    })
    const disconnecting = new AbortController()
    const pending = gateway.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...ada, 'Content-Type': 'application/json' },
      signal: disconnecting.signal,
    })
    await eventually(() => expect(gateway.chat.calls('AnswerTrial').length).toBe(before + 1))
    disconnecting.abort()
    await expect(pending).rejects.toThrow()
    await eventually(() => expect(cancelled).toBe(true))
  })

  it('pauses the call to chat for a stalled client', async () => {
    const sent = { frames: 0, changedAt: Date.now() }
    gateway.chat.on('AnswerTrial', async (_request, emit) => {
      await emit(started)
      for (let seq = 1; seq <= 4_000; seq++) {
        await emit(chunk(seq, 'x'.repeat(16_384)))
        Object.assign(sent, { frames: seq, changedAt: Date.now() })
      }
    })
    const stream = await open(true)
    await eventually(() => {
      expect(sent.frames).toBeGreaterThan(0)
      expect(Date.now() - sent.changedAt).toBeGreaterThan(300)
    })
    expect(sent.frames * 16_384).toBeLessThan(16 * 1024 * 1024)
    stream.disconnect()
  })

  it('ends with CONNECTION_LOST when the stream breaks off', async () => {
    gateway.chat.on('AnswerTrial', async (_request, emit) => {
      await emit(started)
      await emit(chunk(1, 'one '))
      throw new DomainError('unavailable', 'SHUTTING_DOWN', 'bye')
    })
    expect(await (await open()).ended).toBe(
      'id: trial:1\ndata: {"content":"one "}\n\n' + 'id: trial:2\ndata: {"error":"The connection was lost","reason":"CONNECTION_LOST"}\n\n',
    )
    expect(gateway.chat.calls('FollowGeneration')).toEqual([])
  })

  it('ends with the error frame of a failed answer', async () => {
    gateway.chat.on('AnswerTrial', async (_request, emit) => {
      await emit(started)
      await emit({ failure: { seq: 1, error: 'Failed to get response from AI', reason: 'EMPTY_ANSWER' } })
    })
    expect(await (await open()).ended).toBe('id: trial:1\ndata: {"error":"Failed to get response from AI","reason":"EMPTY_ANSWER"}\n\n')
  })

  it.each([
    ['invalid', 'VALIDATION', 400],
    ['not_found', 'BOT_NOT_FOUND', 404],
    ['unavailable', 'OVERLOADED', 503],
  ] as const)('turns a refusal (%s %s) into status %i', async (kind, reason, status) => {
    gateway.chat.on('AnswerTrial', () => {
      throw new DomainError(kind, reason, 'No', kind === 'invalid' ? { fields: { messages: 'No' } } : {})
    })
    const response = await gateway.post(path, body, ada)
    expect([response.status, await response.json()]).toMatchObject([status, { reason, message: 'No' }])
  })
})

describe('a trial', () => {
  const calls = () => gateway.chat.calls('AnswerTrial').length

  it('requires an account', async () => {
    const before = calls()
    for (const headers of [{}, await gateway.asGuest()]) {
      const response = await gateway.post(path, body, headers)
      expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    }
    expect(calls()).toBe(before)
  })

  it.each([
    ...[...Object.keys(draft), 'messages'].map((field) => ({ ...body, [field]: undefined })),
    { ...body, messages: 'Hello' },
    { ...body, messages: [{ content: 7, isFromBot: false }] },
    { ...body, messages: [{ content: 'Hello' }] },
    { ...body, messages: Array(201).fill(body.messages[0]) },
    { ...body, rolePrompt: 'a\0' },
  ])('with invalid input is refused before calling a service (%#)', async (wrong) => {
    const before = calls()
    const response = await gateway.post(path, wrong, ada)
    expect([response.status, (await response.json()).reason]).toEqual([400, 'VALIDATION'])
    expect(calls()).toBe(before)
  })

  it('is limited for each account', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.1' })
    limited.chat.on('AnswerTrial', async (_request, emit) => void (await emit(done(1, ''))))
    const attempt = async (id: string, times: number) => {
      const headers = await limited.asMember(id)
      const statuses: number[] = []
      for (let n = 0; n < times; n++) statuses.push((await limited.post(path, body, headers)).status)
      return statuses
    }
    expect(await attempt('ada', 4)).toEqual([200, 200, 200, 429])
    expect(await attempt('bob', 1)).toEqual([200])
    await limited.stop()
  })
})
