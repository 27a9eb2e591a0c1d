import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { partial } from '@rostra/kit/testing/partial'
import type { Conversation } from '../../domain/conversations/conversation.ts'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import { FrameLog } from '../../domain/generations/frame-log.ts'
import type { RunGeneration } from '../../domain/generations/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { bindSteps } from '../bind-steps.ts'

const conversation = partial<Conversation>({ id: 'c-1', person: 'member:ada', personaId: 'plato', greeting: 'Hello', preview: 'earlier' })
const exchange = partial<Exchange>({
  id: 'e-1',
  conversationId: 'c-1',
  person: 'member:ada',
  content: 'Hi',
  status: 'claimed',
  continues: '',
  written: '',
})
const refusal = (reason: string) => new DomainError('state', reason, '')
const inDanger = 'I want to kill myself'
const ticks = async () => {
  for (let tick = 0; tick < 20; tick++) await Promise.resolve()
}

interface Situation {
  full?: boolean
  hasPromptMaterial?: boolean
  isOffline?: boolean
  content?: string
  recent?: []
  maxCredits?: number
}

/** Admits an exchange. Every wait of it ends when a test says so; `done` has what was done, in order. */
function admit({ full = false, hasPromptMaterial = false, isOffline = false, content = 'Hi', recent, maxCredits }: Situation = {}) {
  const done: string[] = []
  const prices: number[] = []
  const waits = new Map<string, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  const wait =
    <Result>(name: string) =>
    (): Promise<Result> => {
      done.push(name)
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      waits.set(name, { resolve: (result) => resolve(result as Result), reject })
      return promise
    }
  const search = ({ signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => done.push('end search'))
    return wait('passages')().then(() => ({ passages: [], openers: [] }))
  }
  const hold = (_exchange: unknown, _sender: unknown, credits: number) => {
    prices.push(credits)
    return wait<undefined>('hold')()
  }
  const note = (name: string) => async () => void done.push(name)
  let generation: Promise<void> | undefined
  const log = new FrameLog()
  const ports = partial<Ports>({
    personas: { speakingProfile: wait('profile'), findPassages: (_id: string, query: { signal: AbortSignal }) => search(query) },
    retrievals: { ended: (outcome: string) => void done.push(outcome) },
    unansweredSends: { refuseTooMany: wait('limits') },
    credits: { hold, release: note('release'), settle: note('settle') },
    exchanges: {
      recent: wait('recent'),
      admit: wait('admit'),
      deleteClaim: note('delete claim'),
      storeEnd: async () => !!done.push('store end'),
    },
    conversations: { touch: async () => undefined },
    promptMaterial: hasPromptMaterial ? wait('prompt material') : async () => null,
    titles: { add: () => undefined },
    answered: () => undefined,
    frames: { append: async (_: unknown, { kind }: { kind: string }) => void done.push(`append ${kind}`) },
    running: {
      isFull: () => full,
      start: (_exchange: unknown, _begun: unknown, run: RunGeneration) => {
        done.push('start')
        generation = run(log, new AbortController().signal)
      },
    },
    modelOf: ({ chatModel }: { chatModel: string }) => ({
      modelId: 'm',
      answerTokens: 1_024,
      offline: isOffline,
      credits: chatModel === 'deep' ? 5 : 2,
      isFull: () => chatModel === 'busy',
      model: {
        stream: async ({ signal }: { signal: AbortSignal }, onText: (text: string) => void) => {
          done.push('ask')
          signal.addEventListener('abort', () => done.push('abort'))
          onText('Yes.')
          return { finish: 'finished' }
        },
      },
    }),
    log: { warn: () => undefined },
  })
  const worker = { person: exchange.person, isConfirmed: true, clientAddress: '' }
  const sender = { token: '', clientAddress: '', arrivedAt: 0, worker, isServedFirst: false }
  const profile = ports.personas.speakingProfile
  let reading: ReturnType<typeof profile> | undefined
  const readProfile = () => {
    reading ??= profile('plato', { person: exchange.person, token: '' })
    return reading
  }
  const { admitExchange } = bindSteps(ports)
  const admitted = admitExchange(
    { ...exchange, content },
    {
      conversation,
      recent,
      readProfile,
      parentId: undefined,
      sender,
      maxCredits,
    },
  ).catch((error) => error.reason ?? error.message)
  const settle = async (name: string, result: unknown) => {
    if (result instanceof Error) waits.get(name)?.reject(result)
    else waits.get(name)?.resolve(result)
    await ticks()
  }
  const prepare = async () => {
    for (const [name, result] of [['profile', { name: 'Plato' }], ['recent', []], ['limits'], ['hold']] as const) await settle(name, result)
  }
  return { done, prices, admitted, settle, prepare, log, generation: () => generation }
}

describe('the admission of an exchange', () => {
  it('reads the persona and the history and looks at the limits side by side, and holds the credits once the persona is known', async () => {
    const { done, prices, settle } = admit()
    expect(done).toEqual(['profile', 'recent', 'limits'])
    await settle('profile', { name: 'Plato', chatModel: 'deep' })
    expect([done.slice(3), prices]).toEqual([['hold'], [5]])
    for (const name of ['recent', 'limits', 'hold']) await settle(name, name === 'recent' ? [] : undefined)
    expect(done.slice(4)).toEqual(['ask', 'admit'])
  })

  it('holds nothing that costs more than the sender has agreed to', async () => {
    const { admitted, done, settle } = admit({ recent: [], maxCredits: 2 })
    await settle('limits', undefined)
    await settle('profile', { chatModel: 'deep' })
    expect([await admitted, done.slice(2)]).toEqual(['PRICE_CHANGED', ['delete claim']])
    for (const maxCredits of [0, 5, undefined]) {
      const agreed = admit({ recent: [], maxCredits })
      await agreed.settle('profile', { chatModel: 'deep' })
      expect(agreed.prices).toEqual([5])
    }
  })

  it('holds nothing when the provider of its model is full', async () => {
    const { done, admitted, settle } = admit({ recent: [] })
    await settle('limits', undefined)
    await settle('profile', { chatModel: 'busy' })
    expect([await admitted, done.slice(2)]).toEqual(['OVERLOADED', ['delete claim']])
  })

  it('reads the prompt material beside them', () => {
    expect(admit({ hasPromptMaterial: true }).done).toEqual(['profile', 'recent', 'prompt material', 'limits'])
  })

  it('searches the material as soon as the persona and the history are known, beside the limits and the hold', async () => {
    const { done, settle } = admit()
    await settle('profile', { name: 'Plato', hasMaterial: true })
    expect(done).not.toContain('passages')
    await settle('recent', [])
    expect(done.slice(4)).toEqual(['passages'])
    for (const name of ['limits', 'hold']) await settle(name, undefined)
    expect(done.slice(5)).toEqual([])
    await settle('passages', [])
    expect(done.slice(5)).toEqual(['nothing', 'ask', 'admit'])
  })

  it('ends the search when the send is refused', async () => {
    const { done, admitted, settle } = admit({ recent: [] })
    await settle('profile', { hasMaterial: true })
    await settle('limits', undefined)
    await settle('hold', refusal('INSUFFICIENT_CREDITS'))
    expect([await admitted, done.slice(3)]).toEqual(['INSUFFICIENT_CREDITS', ['passages', 'end search', 'delete claim']])
  })

  it('does not read a history that its send has read', () => {
    expect(admit({ recent: [] }).done).toEqual(['profile', 'limits'])
  })

  it('holds nothing when the process is full', async () => {
    const { done, admitted } = admit({ full: true })
    expect([await admitted, done]).toEqual(['OVERLOADED', ['delete claim']])
  })

  it('releases the hold when the limits refuse, once it is known whether there is one', async () => {
    const { done, admitted, settle } = admit({ recent: [] })
    await settle('profile', {})
    await settle('limits', refusal('REFUSED'))
    expect(done).toEqual(['profile', 'limits', 'hold'])
    await settle('hold', undefined)
    expect([await admitted, done.slice(3)]).toEqual(['REFUSED', ['release', 'delete claim']])
  })

  it('holds nothing and refuses nothing when the offline model answers a person in danger', async () => {
    const { done, settle } = admit({ recent: [], isOffline: true, content: inDanger })
    await settle('profile', {})
    await settle('limits', refusal('TOO_MANY_UNANSWERED'))
    expect(done).toEqual(['profile', 'limits', 'ask', 'admit'])
  })

  it('holds nothing for a persona that cannot be read', async () => {
    const { done, admitted, settle } = admit({ recent: [] })
    await settle('limits', {})
    await settle('profile', refusal('REFUSED'))
    expect([await admitted, done]).toEqual(['REFUSED', ['profile', 'limits', 'delete claim']])
  })

  it('releases a hold that timed out, and none that was refused', async () => {
    for (const [error, then] of [
      [refusal('INSUFFICIENT_CREDITS'), ['delete claim']],
      [new DomainError('unavailable', 'TOO_SLOW', ''), ['release', 'delete claim']],
    ] as const) {
      const { done, admitted, settle } = admit({ recent: [] })
      await settle('profile', {})
      await settle('limits', undefined)
      await settle('hold', error)
      expect([await admitted, done.slice(3)]).toEqual([error.reason, then])
    }
  })

  it('shows and shares nothing before it is stored, also when the model has answered by then', async () => {
    const { done, admitted, prepare, settle, log, generation } = admit({ recent: [] })
    await prepare()
    expect([done.slice(3), log.length]).toEqual([['ask', 'admit'], 0])
    await settle('admit', true)
    expect(await admitted).toMatchObject({ status: 'running' })
    await generation()
    expect(done.slice(5)).toEqual(['start', 'append chunk', 'store end', 'settle', 'append end'])
    expect([log.text, log.ended]).toEqual(['Yes.', true])
  })

  it('that is refused ends the call of the model and cancels the claim; nothing is shown', async () => {
    const { done, admitted, prepare, settle, log } = admit({ recent: [] })
    await prepare()
    await settle('admit', false)
    expect([await admitted, done.slice(5), log.length]).toEqual(['INTERRUPTED', ['abort', 'release', 'delete claim'], 0])
  })
})

describe('an admission whose result stays unknown', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('ends the call of the model after 30 s, and leaves the exchange to a takeover', async () => {
    const { done, admitted, prepare, settle, log } = admit({ recent: [] })
    await prepare()
    for (let attempt = 0; attempt < 30; attempt++) {
      await settle('admit', new Error('no primary'))
      await jest.advanceTimersByTimeAsync(2_000)
    }
    expect([await admitted, log.length]).toEqual(['no primary', 0])
    const [asks, admissions, others] = [['ask'], ['admit'], ['abort', 'start', 'release', 'delete claim']].map((names) =>
      done.filter((name) => (names as string[]).includes(name)),
    )
    expect([asks, (admissions?.length ?? 0) > 10, others]).toEqual([['ask'], true, ['abort']])
  })
})
