import { beforeEach, describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '@rostra/kit/async/simulated-time'
import { LeaseLost } from '@rostra/kit/leases/running-work'
import { partial } from '@rostra/kit/testing/partial'
import type { ChatRequest, Finish, Usage } from '@rostra/llm/chat-model'
import { type Discussion, type OpenDiscussion, type Step, tooFewAnswers } from '../../../domain/discussions/discussion.ts'
import { labelsOf } from '../../../domain/discussions/labels.ts'
import type { Ending, Starter } from '../../../domain/discussions/ports.ts'
import { aDiscussion, aStep } from '../../../domain/discussions/testing/discussion-samples.ts'
import { runDiscussion } from './run-discussion.ts'

type Kind = Step['kind']
type Script = (request: ChatRequest, kind: Kind) => string | Error | 'never' | { afterMs?: number; text: string; finish?: Finish }

const verdict = JSON.stringify({ consensus: 'Expert A would begin with a small step.', agreement: 'mixed', minority: null })
const answers: Record<Kind, (name: string) => string> = {
  draft: (name) => `From my field I would say yes.\n\nPosition: The way of ${name} is the one to take.`,
  revision: (name) => `Expert B has a point, and I keep mine.\n\nPosition: The way of ${name} is still the one to take.`,
  chair: () => verdict,
}
const agreeing = 'It is a plain matter, I would say.\n\nPosition: You should begin with a short walk.'

const starter: Starter = { memberId: 'ada', isConfirmed: true, clientAddress: '203.0.113.7' }

describe('the run of a discussion', () => {
  let time: SimulatedTime
  let requests: { kind: Kind; name: string; at: number; request: ChatRequest }[]
  let stored: Step[]
  let ending: Ending | undefined
  let skipped: number
  /** The ends that were measured. */
  let measured: string[]
  /** Those for whom a failure was counted. */
  let counted: Starter[]
  let script: Script
  /** Whether the offline model answers, and the experts that were given something. */
  let isOffline: boolean
  let given: string[]
  /** Called before a step is stored; returns false when the lease is lost. */
  let beforeStore: (step: Step) => boolean

  beforeEach(() => {
    time = new SimulatedTime()
    requests = []
    stored = []
    ending = undefined
    skipped = 0
    measured = []
    counted = []
    script = (request, kind) => answers[kind](request.hints?.name ?? '')
    isOffline = false
    given = []
    beforeStore = () => true
  })

  const stream = (request: ChatRequest, onText: (text: string) => void) =>
    new Promise<Usage>((resolve, reject) => {
      const kind = request.hints?.task?.kind as Kind
      requests.push({ kind, name: request.hints?.name ?? '', at: time.now, request })
      const result = script(request, kind)
      const answer = (text: string, finish: Finish = 'finished') => {
        if (kind === 'draft' && isOffline && request.hints?.material?.passages.length === 0) request.onFree?.()
        onText(text)
        resolve({ inputTokens: 10, outputTokens: 20, finish })
      }
      if (result instanceof Error) reject(result)
      else if (typeof result === 'object') time.after(result.afterMs ?? 0, () => answer(result.text, result.finish))
      else if (result !== 'never') answer(result)
    })

  const ports = () =>
    partial<Parameters<typeof runDiscussion>[0]>({
      discussions: {
        storeSteps: async (discussion: OpenDiscussion, steps: readonly Step[]) => {
          if (!steps.every(beforeStore)) return null
          stored.push(...steps)
          return { ...discussion, steps: [...discussion.steps, ...steps], version: discussion.version + 1 }
        },
        storeEnd: async (_discussion: Discussion, end: Ending) => {
          ending = end
          return true
        },
      },
      personas: {
        material: async (id: string, question: string) => ({
          passages: given.includes(id) ? [{ n: 1, title: id, heading: question, text: 'Because.', fit: 1 }] : [],
          openers: [],
          isOnlySource: false,
          isAway: false,
        }),
      },
      speakingModel: { model: { stream }, modelId: 'm', servedBy: 'claude', offline: isOffline },
      failedDiscussions: { refuseTooMany: async () => undefined, count: async (starter) => void counted.push(starter) },
      metrics: { step: () => undefined, ended: (status: string) => void measured.push(status), revisionsSkipped: () => skipped++ },
      clock: time.clock,
      wallTime: () => time.now,
      log: { warn: () => undefined },
    })

  async function run(discussion: OpenDiscussion) {
    const done = runDiscussion(ports(), discussion, starter, new AbortController().signal)
    await time.runUntil(200_000)
    await done
  }
  /** Runs a discussion that fails, and returns its error. */
  async function runInVain(discussion: OpenDiscussion, signal = new AbortController().signal) {
    const why = runDiscussion(ports(), discussion, starter, signal).catch((error: unknown) => error)
    await time.runUntil(2_000)
    return why
  }
  const kinds = () => requests.map(({ kind }) => kind)
  const three = () => aDiscussion(['Ada', 'Plato', 'Galen'])

  it('asks each expert for a draft and a revision, then the chair, and stores each step before the next phase', async () => {
    await run(three())
    expect(kinds()).toEqual(['draft', 'draft', 'draft', 'revision', 'revision', 'revision', 'chair'])
    expect(stored.map(({ kind, expertId }) => `${kind} ${expertId}`)).toEqual([
      'draft e0',
      'draft e1',
      'draft e2',
      'revision e0',
      'revision e1',
      'revision e2',
    ])
    expect(ending).toMatchObject({ status: 'completed', conclusion: { consensus: 'Ada would begin with a small step.' } })
  })

  it('stores answers that arrive during a write with the next one', async () => {
    const writes: number[] = []
    const held = Promise.withResolvers<void>()
    const { discussions, ...rest } = ports()
    const storeSteps: typeof discussions.storeSteps = async (discussion, steps) => {
      writes.push(steps.length)
      if (writes.length === 1) await held.promise
      return discussions.storeSteps(discussion, steps)
    }
    script = (request, kind) => ({ afterMs: request.hints?.name === 'Ada' ? 1 : 5, text: answers[kind](request.hints?.name ?? '') })
    const done = runDiscussion({ ...rest, discussions: { ...discussions, storeSteps } }, three(), starter, new AbortController().signal)
    await time.runUntil(time.now + 100)
    expect([writes, stored]).toEqual([[1], []])
    held.resolve()
    await time.runUntil(time.now + 1_000)
    await done
    expect([writes.slice(0, 2), ending?.status]).toEqual([[1, 2], 'completed'])
  })

  it('without a language model gives each expert its own material, revises nothing and marks who abstains', async () => {
    isOffline = true
    given = ['e0', 'e2']
    await run({ ...three(), offline: true })
    expect(kinds()).toEqual(['draft', 'draft', 'draft', 'chair'])
    const titles = requests.slice(0, 3).map(({ request }) => request.hints?.material?.passages.map(({ title }) => title))
    expect(titles).toEqual([['e0'], [], ['e2']])
    expect(stored.map(({ abstained }) => abstained)).toEqual([undefined, true, undefined])
    expect([skipped, ending?.status]).toEqual([0, 'completed'])
  })

  it('keeps that an answer was cut off at its length', async () => {
    script = (request, kind) => (kind === 'chair' ? verdict : { text: answers[kind](request.hints?.name ?? ''), finish: 'length' })
    await run(three())
    expect(stored.map(({ end }) => end)).toEqual(Array(6).fill('length'))
  })

  it('skips the revisions when all drafts take one position', async () => {
    script = (request, kind) => (kind === 'draft' ? agreeing : answers[kind](request.hints?.name ?? ''))
    await run(three())
    expect(kinds()).toEqual(['draft', 'draft', 'draft', 'chair'])
    expect([skipped, ending?.status]).toEqual([1, 'completed'])
  })

  describe('in which experts fail', () => {
    const failing =
      (...names: string[]): Script =>
      (request, kind) =>
        kind === 'draft' && names.includes(request.hints?.name ?? '') ? new Error('away') : answers[kind](request.hints?.name ?? '')

    it('goes on with two that answered, and the absent one is not asked again', async () => {
      script = failing('Galen')
      await run(three())
      expect(requests.filter(({ name }) => name === 'Galen')).toHaveLength(1)
      expect(stored.find(({ expertId }) => expertId === 'e2')).toMatchObject({ kind: 'draft', content: '', calls: 1 })
      expect(ending?.status).toBe('completed')
    })

    it.each([
      ['all but one', ['Ada', 'Plato']],
      ['all', ['Ada', 'Plato', 'Galen']],
    ])('fails when %s do', async (_which, names) => {
      script = failing(...names)
      await run(three())
      expect(kinds()).toEqual(['draft', 'draft', 'draft'])
      expect(ending).toMatchObject({ status: 'failed', failure: tooFewAnswers, conclusion: null })
    })

    it('counts the failure for its starter once a model has run', async () => {
      script = failing('Ada', 'Plato')
      await run(three())
      expect([ending?.status, counted]).toEqual(['failed', [starter]])
    })

    it('counts no failure when no model could be reached', async () => {
      script = failing('Ada', 'Plato', 'Galen')
      await run(three())
      expect([ending?.status, counted]).toEqual(['failed', []])
    })

    it.each(['refused', 'filtered'] as const)('takes a draft that ended %s as none, and shows its words to no one', async (finish) => {
      const text = `I can't help with that at all.\n\nPosition: I can't help with that.`
      script = (request, kind) => (request.hints?.name === 'Galen' ? { text, finish } : answers[kind](request.hints?.name ?? ''))
      await run(three())
      expect(stored.find(({ expertId }) => expertId === 'e2')).toMatchObject({
        kind: 'draft',
        content: '',
        position: '',
        declined: true,
        calls: 1,
      })
      expect(requests.filter(({ name, kind }) => name === 'Galen' || kind === 'chair')).toHaveLength(2)
      expect(JSON.stringify(requests.map(({ request }) => request.messages))).not.toContain("can't help")
      expect([ending?.status, ending?.conclusion?.consensus]).toEqual(['completed', 'Ada would begin with a small step.'])
    })

    it('fails when all but one decline, and counts the calls that have run', async () => {
      script = (request, kind) =>
        request.hints?.name === 'Ada' ? answers[kind]('Ada') : { text: 'I cannot answer such a question.', finish: 'refused' }
      await run(three())
      expect([ending?.status, ending?.failure, counted]).toEqual(['failed', tooFewAnswers, [starter]])
    })

    it.each(['refused', 'filtered'] as const)('keeps the draft of one whose revision ended %s', async (finish) => {
      script = (request, kind) =>
        kind === 'revision' && request.hints?.name === 'Ada'
          ? { text: 'I cannot go on with this question.', finish }
          : answers[kind](request.hints?.name ?? '')
      await run(three())
      const chair = requests.at(-1)?.request.messages[0]?.content ?? ''
      expect([chair.match(/From my field/g)?.length, chair.includes('I cannot go on')]).toEqual([1, false])
    })

    it('keeps the draft of one whose revision failed', async () => {
      script = (request, kind) =>
        kind === 'revision' && request.hints?.name === 'Ada' ? new Error('away') : answers[kind](request.hints?.name ?? '')
      await run(three())
      const chair = requests.at(-1)?.request.messages[0]?.content ?? ''
      expect(chair.match(/From my field/g)).toHaveLength(1)
      expect(chair.match(/has a point/g)).toHaveLength(2)
      expect(ending?.status).toBe('completed')
    })
  })

  describe('whose chair', () => {
    it('sends broken JSON once is repaired', async () => {
      let tries = 0
      script = (request, kind) => (kind === 'chair' && tries++ === 0 ? 'I think they agree.' : answers[kind](request.hints?.name ?? ''))
      await run(three())
      expect(kinds().filter((kind) => kind === 'chair')).toHaveLength(2)
      expect(ending).toMatchObject({ status: 'completed', chairStep: { calls: 2, inputTokens: 20 } })
    })

    it.each<[string, ReturnType<Script>]>([
      ['refuses', { text: 'I will not sum this up.', finish: 'refused' }],
      ['is filtered', { text: '{"consensus": "Expert A', finish: 'filtered' }],
      ['sends JSON that does not fit twice', '{"consensus": ""}'],
      ['sends no JSON twice', 'I think they agree.'],
      ['fails', new Error('away')],
    ])('%s completes it without a conclusion, and counts no failure', async (_what, answer) => {
      script = (request, kind) => (kind === 'chair' ? answer : answers[kind](request.hints?.name ?? ''))
      await run(three())
      expect(ending).toMatchObject({ status: 'completed', conclusion: null, failure: null, chairStep: { content: '' } })
      expect([counted, measured]).toEqual([[], ['unconcluded']])
    })
  })

  describe('whose experts have short rules', () => {
    const consensus = 'Expert A and Expert B would rent for now. Talk to your doctor before you sign anything, and never sign in a hurry.'
    const ruled = (strictlyFollows: string) => {
      const discussion = three()
      return { ...discussion, profiles: discussion.profiles.map((profile) => ({ ...profile, strictlyFollows })) }
    }

    it.each([
      'e x p e r t',
      'Talk to your doctor.',
      'Talk to your doctor before you sign anything, and never sign.',
      'e x p e r t a a n d e x p e r t b',
    ])('keeps the chair’s words, which are those of the rule %s', async (rule) => {
      script = (request, kind) =>
        kind === 'chair' ? JSON.stringify({ consensus, agreement: 'mixed', minority: null }) : answers[kind](request.hints?.name ?? '')
      await run(ruled(rule))
      expect(ending?.conclusion?.consensus).toBe(consensus.replace('Expert A', 'Ada').replace('Expert B', 'Plato'))
    })

    it('keeps what an expert without an answer was told, and removes 12 words in a row that another one was told', async () => {
      const told = 'Talk to your doctor before you sign anything, and never sign in a hurry.'
      const { profiles, ...rest } = three()
      const rules = (id: string) => ({
        ...rest,
        profiles: profiles.map((each) => (each.id === id ? { ...each, strictlyFollows: told } : each)),
      })
      script = (request, kind) => {
        if (kind === 'draft' && request.hints?.name === 'Galen') return new Error('away')
        return kind === 'chair'
          ? JSON.stringify({ consensus, agreement: 'mixed', minority: null })
          : answers[kind](request.hints?.name ?? '')
      }
      await run(rules('e2'))
      expect(ending?.conclusion?.consensus).toContain(told)
      time = new SimulatedTime()
      await run(rules('e1'))
      expect(ending?.conclusion?.consensus).toBe('Ada and Plato would rent for now.')
    })
  })

  describe('with little time', () => {
    it('takes a call of more than 45 s as failed', async () => {
      script = (request, kind) => (kind === 'draft' && request.hints?.name === 'Galen' ? 'never' : answers[kind](request.hints?.name ?? ''))
      await run(three())
      expect(requests.find(({ kind }) => kind === 'revision')?.at).toBe(45_000)
      expect(ending?.status).toBe('completed')
    })

    it('goes to the chair without revisions when less than 10 s are left for them', async () => {
      const drafts = three().experts.map(({ id, name }) => aStep({ expertId: id, position: `The way of ${name} is right.` }))
      time.now = 110_001
      await run({ ...three(), steps: drafts })
      expect(kinds()).toEqual(['chair'])
      expect(ending?.status).toBe('completed')
    })

    it('ends revisions so that the chair has 30 s, and ends within 150 s whatever the models do', async () => {
      script = (_request, kind) => (kind === 'draft' ? { afterMs: 44_000, text: answers.draft(String(Math.random())) } : 'never')
      time.now = 40_000
      await run(three())
      expect(requests.filter(({ kind }) => kind === 'revision').map(({ at }) => at)).toEqual([84_000, 84_000, 84_000])
      expect(requests.find(({ kind }) => kind === 'chair')?.at).toBe(120_000)
      expect(ending).toMatchObject({ status: 'completed', conclusion: null })
    })

    it('ends without a conclusion at once when it is taken over after its time', async () => {
      time.now = 150_000
      const drafts = three().experts.map(({ id, name }) => aStep({ expertId: id, position: `The way of ${name} is right.` }))
      await run({ ...three(), steps: drafts })
      expect([requests.length, ending]).toMatchObject([0, { status: 'completed', conclusion: null }])
    })
  })

  describe('with an expert that recites', () => {
    const recitation = (request: ChatRequest) => `${request.system.split('\n\n')[1]}\n\nThe sea is calm and we may sail today.`

    it('asks it once more, with a note', async () => {
      script = (request, kind) =>
        kind === 'draft' && !request.system.includes('repeated your instructions')
          ? recitation(request)
          : answers[kind](request.hints?.name ?? '')
      await run(aDiscussion(['Ada', 'Plato', 'Galen', 'Hypatia', 'Euclid']))
      expect(kinds().filter((kind) => kind === 'draft')).toHaveLength(9)
      expect(requests).toHaveLength(15)
      expect(stored.filter(({ content }) => content.includes('you speak of the sea'))).toEqual([])
    })

    it('removes what still recites, and makes at most 3N + 1 calls', async () => {
      let tries = 0
      script = (request, kind) => (kind === 'chair' ? (tries++ === 0 ? 'broken' : verdict) : recitation(request))
      await run(three())
      expect(requests).toHaveLength(10)
      expect(new Set(stored.map(({ content }) => content))).toEqual(new Set(['The sea is calm and we may sail today.']))
      expect(ending?.status).toBe('completed')
    })

    it('takes an answer with nothing else as failed', async () => {
      script = (request, kind) =>
        kind === 'draft' && request.hints?.name === 'Ada'
          ? (request.system.split('\n\n')[1] ?? '')
          : answers[kind](request.hints?.name ?? '')
      await run(three())
      expect(stored.find(({ expertId }) => expertId === 'e0')).toMatchObject({ content: '', position: '', calls: 2 })
    })

    it('counts the spare calls of stored steps after a takeover', async () => {
      const steps = three().experts.map(({ id, name }) => aStep({ expertId: id, calls: 2, position: `The way of ${name} is right.` }))
      script = (request, kind) => (kind === 'chair' ? verdict : recitation(request))
      await run({ ...three(), steps })
      expect(kinds()).toEqual(['revision', 'revision', 'revision', 'chair'])
    })
  })

  describe('after a takeover', () => {
    it('runs no stored step again, whatever is stored', async () => {
      await run(three())
      const all = [...stored]
      for (let kept = 0; kept <= all.length; kept++) {
        requests = []
        stored = []
        time = new SimulatedTime()
        await run({ ...three(), steps: all.slice(0, kept) })
        const again = stored.map(({ kind, expertId }) => `${kind} ${expertId}`)
        expect(again).toEqual(all.slice(kept).map(({ kind, expertId }) => `${kind} ${expertId}`))
        expect(requests).toHaveLength(7 - kept)
      }
    })

    it('gives the experts the same labels and delimiters', async () => {
      const discussion = { ...three(), order: ['e2', 'e0', 'e1'] }
      await run(discussion)
      const first = requests.find(({ kind, name }) => kind === 'revision' && name === 'Ada')?.request.messages[0]?.content
      expect([...labelsOf({ ...discussion, steps: stored }).values()].map(({ id }) => id)).toEqual(['e2', 'e0', 'e1'])
      requests = []
      time = new SimulatedTime()
      await run({ ...discussion, steps: stored.filter(({ kind }) => kind === 'draft') })
      expect(requests.find(({ kind, name }) => kind === 'revision' && name === 'Ada')?.request.messages[0]?.content).toBe(first)
    })
  })

  it('throws LeaseLost when another replica owns it, and aborts its calls', async () => {
    beforeStore = ({ kind, expertId }) => !(kind === 'draft' && expertId === 'e1')
    const discussion = three()
    script = (request, kind) => (request.hints?.name === 'Galen' ? 'never' : answers[kind](request.hints?.name ?? ''))
    expect(await runInVain(discussion)).toBeInstanceOf(LeaseLost)
    expect([ending, requests.find(({ name }) => name === 'Galen')?.request.signal.aborted]).toEqual([undefined, true])
  })

  it('stores nothing for the calls that a stop aborts', async () => {
    const stop = new AbortController()
    script = (request, kind) => (request.hints?.name === 'Galen' ? 'never' : answers[kind](request.hints?.name ?? ''))
    time.after(1_000, () => stop.abort('drain'))
    expect(await runInVain(three(), stop.signal)).toBe('drain')
    expect([stored.map(({ expertId }) => expertId), ending]).toEqual([['e0', 'e1'], undefined])
  })

  it('shows experts each other without names or marks of their own answer', async () => {
    script = (request, kind) =>
      kind === 'draft' ? `I am ${request.hints?.name}, and Plato is wrong. Expert C said so.` : answers[kind](request.hints?.name ?? '')
    await run({ ...three(), order: ['e1', 'e2', 'e0'] })
    const seen = requests
      .filter(({ kind }) => kind === 'revision')
      .map(({ request }) => request.messages[0]?.content.replace(/data-[0-9a-f]{32}/g, 'data'))
    expect(new Set(seen).size).toBe(1)
    expect(seen[0]).toContain('Answer of Expert C:\n<data>\nI am Expert C, and Expert A is wrong. another expert said so.\n</data>')
    expect(seen[0]).not.toMatch(/Ada|Plato|Galen/)
  })
})
