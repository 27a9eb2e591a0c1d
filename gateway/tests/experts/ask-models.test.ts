import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
})
afterAll(() => gateway?.stop())

const answer = (model: string, content: string, more: object = {}) => ({ model, modelId: `id of ${model}`, content, ...more })
const answers = {
  id: 'q-1',
  expertA: answer('claude', '# Yes\n\nBecause of <b>two</b> [reasons](https://a.example).', { end: 'ANSWER_END_LENGTH' }),
  expertB: answer('gpt4', '[No](javascript:alert(1))', { offline: true }),
  devilAdvocate: answer('gemini', '', { failure: 'This model could not answer. The others stand.' }),
}
const question = { question: 'Should I learn Latin?', turnCount: 4, variant: 'original' }
const ask = async (headers: Record<string, string> = {}, body: object = question) => gateway.post('/api/360-chat', body, headers)

it('GET /api/360-chat/models says which model answers for each name, to everybody', async () => {
  const models = [
    { model: 'claude', modelId: 'claude-sonnet-5-5' },
    { model: 'gpt4', modelId: 'offline' },
  ]
  gateway.experts.on('ListModels', () => ({ models }))
  const response = await gateway.fetch('/api/360-chat/models')
  expect([response.status, await response.json()]).toEqual([200, models])
})

describe('POST /api/360-chat', () => {
  it('returns three answers as sanitised HTML', async () => {
    gateway.experts.on('AskModels', () => answers)
    const response = await ask(await gateway.asMember())
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      id: 'q-1',
      expertA: {
        model: 'claude',
        modelId: 'id of claude',
        formattedContent:
          '<h3 dir="auto">Yes</h3><p dir="auto">Because of &#x3C;b>two&#x3C;/b> ' +
          '<a href="https://a.example" title="a.example" rel="noopener noreferrer nofollow ugc" target="_blank">reasons</a>.</p>',
        offline: false,
        failure: null,
        end: 'length',
      },
      expertB: {
        model: 'gpt4',
        modelId: 'id of gpt4',
        formattedContent: '<p dir="auto">No (javascript:alert(1))</p>',
        offline: true,
        failure: null,
        end: null,
      },
      devilAdvocate: {
        model: 'gemini',
        modelId: 'id of gemini',
        formattedContent: '',
        offline: false,
        failure: 'This model could not answer. The others stand.',
        end: null,
      },
      offline: true,
    })
  })

  it('sends question, turn and variant with the caller and the address', async () => {
    gateway.experts.on('AskModels', () => answers)
    await ask(await gateway.asMember('eve'))
    const { request, caller, call } = gateway.experts.calls('AskModels').at(-1) ?? {}
    expect(request).toEqual({ question: question.question, turnCount: 4, variant: 'MODELS_VARIANT_ROTATING', followsUp: '' })
    expect(caller).toMatchObject({ kind: 'member', id: 'eve' })
    expect(call?.clientAddress).toBe('127.0.0.1')
    await ask(await gateway.asMember('eve'), { question: 'Why?', followsUp: 'q-1' })
    expect(gateway.experts.calls('AskModels').at(-1)?.request).toEqual({
      question: 'Why?',
      turnCount: 0,
      variant: 'MODELS_VARIANT_SEQUENCE',
      followsUp: 'q-1',
    })
  })

  it('makes an anonymous caller a guest', async () => {
    gateway.experts.on('AskModels', () => answers)
    const response = await ask()
    expect(response.headers.getSetCookie().join()).toContain('rostra_guest=')
    expect(gateway.experts.calls('AskModels').at(-1)?.caller).toMatchObject({ kind: 'guest' })
    const again = await ask(await gateway.asGuest('guest-7'))
    expect(gateway.experts.calls('AskModels').at(-1)?.caller).toEqual({ kind: 'guest', id: 'guest-7' })
    expect(again.status).toBe(200)
  })

  it('belongs to the guest of PUT /api/guest, also when the browser leaves before the answers', async () => {
    const made = await gateway.fetch('/api/guest', { method: 'PUT' })
    const cookie = made.headers.getSetCookie().join().split(';')[0] ?? ''
    expect([made.status, cookie]).toEqual([204, expect.stringMatching(/^rostra_guest=./)])
    const asked = Promise.withResolvers<string>()
    const held = Promise.withResolvers<typeof answers>()
    gateway.experts.on('AskModels', ({ caller }) => {
      asked.resolve(caller.kind === 'guest' ? caller.id : caller.kind)
      return held.promise
    })
    const left = new AbortController()
    const body = JSON.stringify(question)
    const headers = { 'Content-Type': 'application/json', cookie }
    const asking = gateway.fetch('/api/360-chat', { method: 'POST', body, headers, signal: left.signal }).catch(() => undefined)
    const id = await asked.promise
    left.abort()
    await asking
    gateway.experts.on('ListQuestions', () => ({ questions: [] }))
    gateway.chat.on('StartConversation', () => ({
      conversation: { id: 'c-1' },
      initialMessage: { id: 'm-1', status: 'MESSAGE_STATUS_COMPLETE' },
    }))
    await gateway.fetch('/api/360-chat/questions', { headers: { cookie } })
    const started = await gateway.post('/api/conversations', { botId: 'p-1' }, { cookie })
    expect([gateway.experts.calls('ListQuestions').at(-1)?.caller, gateway.chat.calls('StartConversation').at(-1)?.caller]).toEqual([
      { kind: 'guest', id },
      { kind: 'guest', id },
    ])
    expect([started.status, started.headers.getSetCookie()]).toEqual([201, []])
    held.resolve(answers)
  })

  it.each([
    ['invalid', 'QUESTION_REQUIRED', 400],
    ['exhausted', 'RATE_LIMITED', 429],
    ['unavailable', 'MODELS_FAILED', 503],
  ] as const)('turns the refusal %s %s into status %i', async (kind, reason, status) => {
    gateway.experts.on('AskModels', () => {
      throw new DomainError(kind, reason, 'The words of the service', { retryAfter: 60 })
    })
    const response = await ask(await gateway.asMember(), {})
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ reason, message: 'The words of the service' })
    expect(response.headers.get('Retry-After')).toBe(status === 400 ? null : '60')
  })

  it.each<[string, object]>([
    ['a question that is no text', { question: 7 }],
    ['a negative turn', { ...question, turnCount: -1 }],
    ['half a turn', { ...question, turnCount: 1.5 }],
    ['an unknown variant', { ...question, variant: 'other' }],
    ['a question of 16,385 units', { question: 'x'.repeat(16_385) }],
    ['a NUL character', { question: 'a\0b' }],
  ])('refuses %s', async (_name, body) => {
    const calls = gateway.experts.calls('AskModels').length
    const response = await ask(await gateway.asMember(), body)
    expect([response.status, (await response.json()).reason]).toEqual([400, 'VALIDATION'])
    expect(gateway.experts.calls('AskModels').length).toBe(calls)
  })

  it('fails on answers that break the contract', async () => {
    for (const broken of [
      { ...answers, expertB: undefined },
      { ...answers, expertA: answer('unknown', 'x') },
    ]) {
      gateway.experts.on('AskModels', () => broken)
      expect((await ask(await gateway.asMember())).status).toBe(500)
    }
  })
})

describe('the rate limits of POST /api/360-chat', () => {
  it('are 20 a minute for each person, and 100 in ten minutes for the guests of a network', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.1' })
    limited.experts.on('AskModels', () => answers)
    const statusesOf = async (callers: Promise<{ cookie: string }>[]) => {
      const statuses: number[] = []
      for (const caller of callers) statuses.push((await limited.post('/api/360-chat', question, await caller)).status)
      return statuses
    }
    const members = await statusesOf(Array.from({ length: 3 }, () => limited.asMember('ada')))
    const guests = await statusesOf(Array.from({ length: 11 }, (_, n) => limited.asGuest(`guest-${n}`)))
    expect([members, guests]).toEqual([
      [200, 200, 429],
      [...Array(10).fill(200), 429],
    ])
    expect((await limited.post('/api/360-chat', question, await limited.asMember('eve'))).status).toBe(200)
    await limited.stop()
  })
})
