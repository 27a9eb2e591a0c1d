import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from './support/gateway.ts'
import { openRaw } from './support/raw-stream.ts'

let gateway: TestGateway
let ada: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  ada = await gateway.asMember('ada')
})
afterAll(() => gateway?.stop())

const path = '/api/bots/rehearsal'
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
const done = (seq: number, fullResponse: string) => ({ done: { seq, fullResponse, status: 'MESSAGE_STATUS_COMPLETE' } })
const open = (paused = false) => openRaw(`${gateway.url}${path}`, { method: 'POST', body, headers: ada, paused })
const forever = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

describe('trying a persona that is still being written', () => {
  it('streams an answer like any other, under the name `rehearsal`', async () => {
    gateway.chat.on('Rehearse', async (_asked, emit) => {
      for (const event of [started, chunk(1, 'Say "hi"\n'), chunk(2, 'ü 😀'), done(3, 'Say "hi"\nü 😀')]) await emit(event)
    })
    const stream = await open()
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' })
    expect(stream.headers).not.toHaveProperty('x-offline-model')
    expect(await stream.ended).toBe(
      'id: rehearsal:1\ndata: {"content":"Say \\"hi\\"\\n"}\n\n' +
        'id: rehearsal:2\ndata: {"content":"ü 😀"}\n\n' +
        'id: rehearsal:3\ndata: {"done":true,"fullResponse":"Say \\"hi\\"\\nü 😀","userMessageId":"","botMessageId":"","status":"complete"}\n\n',
    )
  })

  it('passes on the draft and what was said, in the member’s name', async () => {
    gateway.chat.on('Rehearse', async (_asked, emit) => void (await emit(done(1, ''))))
    await (await open()).ended
    const { messages, ...form } = body
    const lines = messages.map(({ content, isFromBot }) => ({ content, isFromPersona: isFromBot }))
    const asked = gateway.chat.calls('Rehearse').at(-1)
    expect([asked?.request, asked?.caller]).toMatchObject([
      { ...form, lines },
      { kind: 'member', id: 'ada' },
    ])
  })

  it('says when the offline model answers', async () => {
    gateway.chat.on('Rehearse', async (_asked, emit) => {
      await emit({ started: { generationId: '', offline: true } })
      await emit(done(1, ''))
    })
    const stream = await open()
    expect(stream.headers).toHaveProperty('x-offline-model', 'true')
    await stream.ended
  })

  it('stops the model when the reader goes away', async () => {
    let left = false
    gateway.chat.on('Rehearse', async ({ call }, emit) => {
      await emit(started)
      await emit(chunk(1, 'one '))
      await forever(call.signal)
      left = true
    })
    const stream = await open()
    await stream.until('one ')
    stream.leave()
    await eventually(() => expect(left).toBe(true))
  })

  it('stops the model of a reader who goes away before the first word', async () => {
    let left = false
    const before = gateway.chat.calls('Rehearse').length
    gateway.chat.on('Rehearse', async ({ call }) => {
      await forever(call.signal)
      left = true
    })
    const leaving = new AbortController()
    const asked = gateway.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...ada, 'Content-Type': 'application/json' },
      signal: leaving.signal,
    })
    await eventually(() => expect(gateway.chat.calls('Rehearse').length).toBe(before + 1))
    leaving.abort()
    await expect(asked).rejects.toThrow()
    await eventually(() => expect(left).toBe(true))
  })

  it('goes at the reader’s pace', async () => {
    const taken = { frames: 0, changedAt: Date.now() }
    gateway.chat.on('Rehearse', async (_asked, emit) => {
      await emit(started)
      for (let seq = 1; seq <= 4_000; seq++) {
        await emit(chunk(seq, 'x'.repeat(16_384)))
        Object.assign(taken, { frames: seq, changedAt: Date.now() })
      }
    })
    const stream = await open(true)
    await eventually(() => expect(Date.now() - taken.changedAt).toBeGreaterThan(300))
    expect(taken.frames).toBeGreaterThan(0)
    expect(taken.frames * 16_384).toBeLessThan(16 * 1024 * 1024)
    stream.leave()
  })

  it('tells when the answer broke off, because it can’t be carried on', async () => {
    gateway.chat.on('Rehearse', async (_asked, emit) => {
      await emit(started)
      await emit(chunk(1, 'one '))
      throw new DomainError('unavailable', 'SHUTTING_DOWN', 'bye')
    })
    expect(await (await open()).ended).toBe(
      'id: rehearsal:1\ndata: {"content":"one "}\n\n' +
        'id: rehearsal:2\ndata: {"error":"The connection was lost","reason":"CONNECTION_LOST"}\n\n',
    )
    expect(gateway.chat.calls('FollowGeneration')).toEqual([])
  })

  it('tells what the model’s failure was', async () => {
    gateway.chat.on('Rehearse', async (_asked, emit) => {
      await emit(started)
      await emit({ failure: { seq: 1, error: 'Failed to get response from AI', reason: 'EMPTY_ANSWER' } })
    })
    expect(await (await open()).ended).toBe('id: rehearsal:1\ndata: {"error":"Failed to get response from AI","reason":"EMPTY_ANSWER"}\n\n')
  })

  it.each([
    ['invalid', 'VALIDATION', 400],
    ['unavailable', 'OVERLOADED', 503],
  ] as const)('answers a refusal (%s %s) with %i', async (kind, reason, status) => {
    gateway.chat.on('Rehearse', () => {
      throw new DomainError(kind, reason, 'No', kind === 'invalid' ? { fields: { messages: 'No' } } : {})
    })
    const answer = await gateway.post(path, body, ada)
    expect([answer.status, await answer.json()]).toMatchObject([status, { reason, message: 'No' }])
  })
})

describe('a rehearsal', () => {
  const calls = () => gateway.chat.calls('Rehearse').length

  it('is for members', async () => {
    const before = calls()
    for (const headers of [{}, await gateway.asGuest()]) {
      const answer = await gateway.post(path, body, headers)
      expect([answer.status, (await answer.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
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
  ])('of a wrong shape reaches no service (%#)', async (wrong) => {
    const before = calls()
    const answer = await gateway.post(path, wrong, ada)
    expect([answer.status, (await answer.json()).reason]).toEqual([400, 'VALIDATION'])
    expect(calls()).toBe(before)
  })

  it('is limited for each person', async () => {
    const narrow = await startGateway({ RATE_LIMIT_SCALE: '0.1' })
    narrow.chat.on('Rehearse', async (_asked, emit) => void (await emit(done(1, ''))))
    const tries = async (id: string, times: number) => {
      const headers = await narrow.asMember(id)
      const statuses: number[] = []
      for (let n = 0; n < times; n++) statuses.push((await narrow.post(path, body, headers)).status)
      return statuses
    }
    expect(await tries('ada', 4)).toEqual([200, 200, 200, 429])
    expect(await tries('bob', 1)).toEqual([200])
    await narrow.stop()
  })
})
