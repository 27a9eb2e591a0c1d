import { beforeEach, describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '@rostra/kit/async/simulated-time'
import { DomainError } from '@rostra/kit/errors'
import { createRunningWork, type RunningWork } from '@rostra/kit/leases/running-work'
import { createLog } from '@rostra/kit/log'
import { partial } from '@rostra/kit/testing/partial'
import type { ChatRequest, Finish } from '@rostra/llm/chat-model'
import type { ModelName } from '@rostra/llm/model-settings'
import type { Models } from '@rostra/llm/models'
import type { NewQuestion, Questions } from '../../domain/questions/ports.ts'
import type { ModelAnswers, QuestionThread } from '../../domain/questions/question.ts'
import { askModels } from './ask-models.ts'

type Answer = (request: ChatRequest) => Promise<string> | string

const never: Answer = ({ signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
const fail: Answer = () => {
  throw new Error('the provider is away')
}
/** A model that never answers and ignores its signal. */
const deaf: Answer = () => new Promise(() => undefined)

describe('a question to three models', () => {
  let requests: Map<ModelName, ChatRequest>
  let events: string[]
  let stored: { question?: NewQuestion; answers?: ModelAnswers; status?: string }
  let answers: Partial<Record<ModelName, Answer>>
  let time: SimulatedTime
  let isStored: boolean
  let isBudgetUsedUp: boolean
  /** The names whose answers only say that nothing fits. */
  let free: ModelName[]
  let finish: Finish
  let searches: string[]
  let running: RunningWork
  let earlier: QuestionThread | undefined

  beforeEach(() => {
    requests = new Map()
    events = []
    stored = {}
    answers = {}
    time = new SimulatedTime()
    isStored = true
    isBudgetUsedUp = false
    free = []
    finish = 'finished'
    searches = []
    running = createRunningWork({ limit: 2, onError: () => {}, clock: time.clock })
    earlier = undefined
  })

  const models = {
    named: (name: ModelName) => ({
      modelId: `id of ${name}`,
      servedBy: name,
      offline: name === 'gemini',
      model: {
        stream: async (request: ChatRequest, onText: (text: string) => void) => {
          requests.set(name, request)
          if (free.includes(name)) request.onFree?.()
          onText(await (answers[name] ?? (() => `Answer of ${name}`))(request))
          return { inputTokens: 1, outputTokens: 1, finish }
        },
      },
    }),
  } as Models

  const material = {
    passages: [{ n: 1, title: 'Ada', heading: 'Why?', text: 'Because.', fit: 1 }],
    openers: [],
    isOnlySource: false,
    isAway: false,
  }

  const ask = (question = 'Why?', kind: 'member' | 'guest' = 'member') =>
    askModels(
      {
        models,
        personas: partial<Parameters<typeof askModels>[0]['personas']>({
          publicMaterial: async (searched: string) => {
            searches.push(searched)
            return material
          },
        }),
        log: createLog('test', { level: 'silent' }),
        onModelCalled: ({ model, outcome }) => void events.push(`${model} ${outcome}`),
        freeWork: {
          use: async (work, { person }) => {
            if (isBudgetUsedUp) throw new DomainError('exhausted', 'RATE_LIMITED', 'Used up')
            events.push(`${work} ${person}`)
            return async () => void events.push('given back')
          },
        },
        questionLimits: {
          count: async () => {
            events.push('counted')
            return async () => void events.push('uncounted')
          },
        },
        runningQuestions: running,
        questions: partial<Questions>({
          insert: async (inserted) => {
            if (!isStored) throw new Error('no database')
            stored.question = inserted
            return 'question-id'
          },
          complete: async (_id, given, status) => {
            if (!isStored) throw new Error('no database')
            stored = { ...stored, answers: given, status }
          },
          find: async () => earlier,
        }),
      },
      {
        asker: { kind, id: 'ada', isConfirmed: true, isServedFirst: false, clientAddress: '' },
        question,
        turnCount: 3,
        variant: 'sequence',
        followsUp: earlier ? 'earlier-id' : '',
      },
      time.clock,
    )

  it('is answered by each model in its seat, stored, and counted before the models are called', async () => {
    expect(await ask('  Why?  ')).toEqual({
      id: 'question-id',
      lineUp: { a: 'claude', b: 'gpt4', devil: 'gemini' },
      answers: {
        a: { content: 'Answer of claude', offline: false, failure: '', modelId: 'id of claude', end: 'finished' },
        b: { content: 'Answer of gpt4', offline: false, failure: '', modelId: 'id of gpt4', end: 'finished' },
        devil: { content: 'Answer of gemini', offline: true, failure: '', modelId: 'id of gemini', end: 'finished' },
      },
    })
    expect(events).toEqual(['counted', 'FREE_WORK_QUESTION member:ada', 'claude answered', 'gpt4 answered', 'gemini answered'])
    expect(stored).toMatchObject({
      question: { owner: { kind: 'member', id: 'ada' }, question: 'Why?', turnCount: 3, followsUp: null },
      status: 'completed',
    })
  })

  it.each(['length', 'filtered', 'refused'] as const)('keeps that its answers ended %s', async (end) => {
    finish = end
    const { answers: given } = await ask()
    expect(Object.values(given).map((answer) => [answer.content !== '', answer.end])).toEqual(Array(3).fill([true, end]))
    expect(stored.answers).toEqual(given)
  })

  it('has a delimiter of 128 random bits, the same for its three requests and another for each question', async () => {
    const delimiters = new Set<string>()
    for (let n = 0; n < 2; n++) {
      await ask()
      const ofOne = new Set([...requests.values()].map(({ messages }) => messages[0]?.content.split('\n')[0] ?? ''))
      expect(ofOne.size).toBe(1)
      for (const delimiter of ofOne) delimiters.add(delimiter)
    }
    expect([...delimiters]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(delimiters.size).toBe(2)
  })

  it.each([
    ['fails', fail, 'gpt4 failed'],
    ['says nothing', () => ' \n', 'gpt4 failed'],
  ])('is answered when one model %s', async (_what, answer, outcome) => {
    answers.gpt4 = answer
    const asked = await ask()
    expect(asked.answers.b).toEqual({
      content: '',
      offline: false,
      failure: 'This model could not answer. The others stand.',
      modelId: 'id of gpt4',
    })
    expect(asked.answers.a.content).toBe('Answer of claude')
    expect(events).toContain(outcome)
    expect(events).not.toContain('uncounted')
    expect(stored.status).toBe('completed')
  })

  it.each([
    ['stops when it is aborted', never],
    ['ignores that it is aborted', deaf],
  ])('waits 45 seconds for a model that hangs, and aborts its call: one that %s', async (_what, answer) => {
    answers.claude = answer
    const asking = ask()
    await time.runUntil(44_999)
    expect(requests.get('claude')?.signal.aborted).toBe(false)
    await time.runUntil(45_000)
    const asked = await asking
    expect(asked.answers.a.failure).not.toBe('')
    expect(asked.answers.devil.content).toBe('Answer of gemini')
    expect(requests.get('claude')?.signal.aborted).toBe(true)
    expect(events).toContain('claude timeout')
  })

  it('is refused and not counted when no model answers', async () => {
    answers = { claude: fail, gpt4: fail, gemini: fail }
    await expect(ask()).rejects.toMatchObject({
      kind: 'unavailable',
      reason: 'MODELS_FAILED',
      message: 'Failed to process your question. Please try again.',
    })
    expect(events.slice(-2)).toEqual(['uncounted', 'given back'])
    expect(stored.status).toBe('failed')
  })

  it.each([
    ['every answer is blank', () => ' \n'],
    ['an answer breaks off before it says anything', undefined],
  ])('is refused and counted when %s, because the calls were made', async (_what, blank) => {
    answers = { claude: blank ?? (() => ''), gpt4: blank ?? fail, gemini: blank ?? fail }
    await expect(ask()).rejects.toMatchObject({ reason: 'MODELS_FAILED' })
    expect(events).not.toContain('uncounted')
  })

  it('is searched for in what public personas know, once and for the offline model alone', async () => {
    await ask('  Why?  ')
    expect(searches).toEqual(['Why?'])
    expect(requests.get('gemini')?.hints?.material).toBe(material)
    expect(requests.get('claude')?.hints?.material).toBeUndefined()
  })

  it('of a member is not counted when every answer only says that nothing fits, and is stored', async () => {
    free = ['claude', 'gpt4', 'gemini']
    expect((await ask()).answers.a.content).toBe('Answer of claude')
    expect([events.slice(-2), stored.status]).toEqual([['uncounted', 'given back'], 'completed'])
  })

  it('is counted when one answer says something, and always for a guest', async () => {
    free = ['claude', 'gemini']
    await ask()
    free = ['claude', 'gpt4', 'gemini']
    await ask('Why?', 'guest')
    expect(events).not.toContain('uncounted')
  })

  it('ends with the process after the grace period, and is not counted then', async () => {
    answers = { claude: never, gpt4: never, gemini: never }
    const asking = ask().catch((error) => error)
    await time.runUntil(10)
    const draining = running.drain(1_000)
    await time.runUntil(1_009)
    expect(requests.get('gpt4')?.signal.aborted).toBe(false)
    await time.runUntil(1_010)
    await draining
    expect(await asking).toMatchObject({ reason: 'MODELS_FAILED' })
    expect(events.slice(-5)).toEqual(['claude aborted', 'gpt4 aborted', 'gemini aborted', 'uncounted', 'given back'])
    expect(stored.status).toBe('failed')
  })

  it('is refused while as many questions as allowed are answered', async () => {
    answers.claude = never
    const asking = [ask(), ask()]
    await time.runUntil(10)
    await expect(ask()).rejects.toMatchObject({ reason: 'OVERLOADED' })
    await time.runUntil(45_000)
    await Promise.all(asking)
    answers = {}
    await ask()
  })

  it('asks no model when it cannot be stored, and is not counted', async () => {
    isStored = false
    await expect(ask()).rejects.toThrow('no database')
    expect(events).toEqual(['counted', 'FREE_WORK_QUESTION member:ada', 'uncounted', 'given back'])
  })

  it('asks no model when the free work of the day is used up, and is not counted', async () => {
    isBudgetUsedUp = true
    await expect(ask()).rejects.toMatchObject({ reason: 'RATE_LIMITED' })
    expect(events).toEqual(['counted', 'uncounted'])
  })

  it('is answered also when its end cannot be stored', async () => {
    answers.claude = () => {
      isStored = false
      return 'Answer of claude'
    }
    expect((await ask()).answers.a.content).toBe('Answer of claude')
  })

  it.each(['', 'a'.repeat(2_001)])('is checked before it is counted', async (question) => {
    await expect(ask(question)).rejects.toMatchObject({ kind: 'invalid' })
    expect(events).toEqual([])
  })

  describe('that follows up another', () => {
    const answer = (content: string) => ({ content, offline: false, failure: '', modelId: '' })
    const thread: QuestionThread = {
      id: 'earlier-id',
      question: 'Is it so?',
      turnCount: 1,
      lineUp: { a: 'claude', b: 'deepseek', devil: 'gpt4' },
      answers: { a: answer('Yes.'), b: answer('No.'), devil: answer('') },
      askedAt: new Date(),
      answeredAt: new Date(),
      followUp: null,
      sharedAt: null,
    }

    it('has its line-up and turn, and each seat is told the question and what it answered itself', async () => {
      earlier = thread
      expect(await ask()).toMatchObject({ lineUp: thread.lineUp })
      expect(stored.question).toMatchObject({ turnCount: 1, followsUp: 'earlier-id' })
      const told = (name: ModelName) => requests.get(name)?.messages.map(({ content }) => content.split('\n')[1] ?? content)
      expect([told('claude'), told('deepseek')]).toEqual([
        ['Is it so?', 'Yes.', 'Why?'],
        ['Is it so?', 'No.', 'Why?'],
      ])
    })

    it('is refused before it is counted when the question has a follow-up', async () => {
      earlier = { ...thread, followUp: thread }
      await expect(ask()).rejects.toMatchObject({ reason: 'FOLLOW_UP_ASKED' })
      expect(events).toEqual([])
    })
  })
})
