import { describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '@rostra/kit/async/simulated-time'
import type { DocumentVectors } from '@rostra/search/segments/vector-segment'
import type { Passage } from '../domain/passages/passage.ts'
import type { Embed, UnembeddedReadings } from '../domain/passages/ports.ts'
import { embedNext, unknownPace } from './embed-source.ts'

const reading = { personaId: 'p', sourceId: 's', readingId: 'r' }
const question = (number: number): Passage => ({ page: null, heading: `What is ${number}?`, text: 'An answer.' })
const text = (number: number): Passage => ({ page: null, heading: '', text: `Text ${number}` })

type Renewal = Parameters<UnembeddedReadings['renew']>[1]

/** A reading with these passages. The model takes `requestMs` for each request and `textMs` for each of its texts. */
function harness(stored: readonly Passage[], { textMs = 0, requestMs = 0, deletedAt = Number.POSITIVE_INFINITY, fails = false } = {}) {
  const time = new SimulatedTime()
  const log = {
    asked: [] as { kind: string; texts: readonly string[] }[],
    added: [] as [number, number][],
    vectors: [] as DocumentVectors[],
    claims: [] as (number | null)[],
    renewals: [] as Renewal[],
    deletions: 0,
  }
  const state = { embedded: 0, isComplete: false }
  const embed: Embed = async (texts, signal, kind) => {
    signal.throwIfAborted()
    if (fails) throw new Error('away')
    log.asked.push({ kind, texts })
    time.now += requestMs + texts.length * textMs
    return texts.map((each) => [each.length])
  }
  const needed = {
    unembedded: {
      claimNext: async (perSecond: number | null) => {
        log.claims.push(perSecond)
        return state.isComplete ? null : { ...reading, embedded: state.embedded }
      },
      renew: async (_reading: object, progress: Renewal) => {
        log.renewals.push(progress)
        return time.now < deletedAt
      },
      release: async (_reading: object, progress: { embedded: number; isComplete: boolean }) => void Object.assign(state, progress),
    },
    passages: { list: async (_reading: object, { skip, limit }: { skip: number; limit: number }) => stored.slice(skip, skip + limit) },
    vectors: {
      add: async (_reading: object, first: number, made: readonly DocumentVectors[]) => {
        log.added.push([first, made.length])
        log.vectors.push(...made)
      },
      deleteOthers: async () => void log.deletions++,
    },
    embed,
    clock: time.clock,
    pace: unknownPace(),
  }
  return { log, state, time, run: (signal = new AbortController().signal) => embedNext(needed, signal) }
}

/** Runs to the end of simulated time. */
async function finish<Result>({ time }: { time: SimulatedTime }, running: Promise<Result>): Promise<Result> {
  await time.runUntil(3_600_000)
  return running
}

describe('embedNext', () => {
  it('embeds of a passage with a question the question, as a query, and any other text as a passage, in their order', async () => {
    const tried = harness([question(1), text(2), question(3)])
    expect(await finish(tried, tried.run())).toBe(true)
    expect(tried.log.asked.flatMap(({ kind, texts }) => texts.map((each) => `${kind}: ${each}`))).toEqual([
      'query: What is 1?',
      'query: What is 3?',
      'passage: Text 2',
    ])
    expect(tried.state).toMatchObject({ embedded: 3, isComplete: true })
    expect(await tried.run()).toBe(false)
  })

  it('embeds the other wordings of a question too, and stores the vectors of each passage together', async () => {
    const tried = harness([{ ...question(1), otherQuestions: ['And one?', 'Why?'] }, text(2), question(3)])
    await finish(tried, tried.run())
    expect(tried.log.asked.flatMap(({ kind, texts }) => texts.map((each) => `${kind}: ${each}`))).toContain('query: And one?')
    expect(tried.log.vectors).toEqual([[[10], [8], [4]], [[6]], [[10]]])
  })

  it('stores the vectors of 200 passages at once, and goes on after them', async () => {
    const tried = harness(Array.from({ length: 450 }, (_, number) => text(number)))
    for (let claim = 0; claim < 3; claim++) await finish(tried, tried.run())
    expect(tried.log.added).toEqual([
      [0, 200],
      [200, 200],
      [400, 50],
    ])
    expect(tried.log.deletions).toBe(1)
    expect(tried.state).toMatchObject({ embedded: 450, isComplete: true })
  })

  it('asks for so few texts at once that they lengthen a request by 250 ms at most, and rests as long', async () => {
    const tried = harness(
      Array.from({ length: 30 }, (_, number) => text(number)),
      { textMs: 500 },
    )
    await finish(tried, tried.run())
    expect(tried.log.asked.slice(0, 5).map(({ texts }) => texts.length)).toEqual([1, 2, 1, 1, 1])
    const fast = harness(
      Array.from({ length: 200 }, (_, number) => text(number)),
      { textMs: 10 },
    )
    const startedAt = fast.time.now
    const running = fast.run()
    await fast.time.runUntil(startedAt + 3_900)
    expect(fast.state.embedded).toBe(0)
    await finish(fast, running)
    expect(fast.state.embedded).toBe(200)
    expect(Math.max(...fast.log.asked.map(({ texts }) => texts.length))).toBe(26)
  })

  it('asks a distant model, which takes as long for one text as for many, for more with each request', async () => {
    const tried = harness(
      Array.from({ length: 200 }, (_, number) => text(number)),
      { requestMs: 400 },
    )
    await finish(tried, tried.run())
    expect(tried.log.asked.map(({ texts }) => texts.length)).toEqual([1, 2, 4, 8, 16, 32, 50, 50, 37])
  })

  it('renews its claim every 10 s, and stores nothing for a source that was deleted meanwhile', async () => {
    const many = Array.from({ length: 100 }, (_, number) => text(number))
    const kept = harness(many, { textMs: 500 })
    await finish(kept, kept.run())
    expect(kept.log.renewals.length).toBeGreaterThanOrEqual(9)
    const deleted = harness(many, { textMs: 500, deletedAt: 20_000 })
    expect(await finish(deleted, deleted.run())).toBe(true)
    expect(deleted.log.asked.length).toBeLessThan(many.length / 2)
    expect([deleted.log.added, deleted.state.embedded]).toEqual([[], 0])
  })

  it('stores with its claim how many vectors it has made, and how many it makes a second with its pauses', async () => {
    const tried = harness(
      Array.from({ length: 250 }, (_, number) => text(number)),
      { textMs: 500 },
    )
    const first = tried.run()
    await tried.time.runUntil(200_000)
    await first
    expect(tried.log.renewals[0]).toEqual({ made: 10, perSecond: 1 })
    expect(tried.log.renewals.at(-1)).toEqual({ made: 200, perSecond: 1 })
    await finish(tried, tried.run())
    await tried.run()
    await tried.run()
    expect(tried.log.claims).toEqual([null, 1, expect.any(Number), null])
  })

  it('fails while the model does not answer, and keeps its claim', async () => {
    const tried = harness([text(1)], { fails: true })
    await expect(finish(tried, tried.run())).rejects.toThrow('away')
    expect([tried.log.added, tried.state.isComplete]).toEqual([[], false])
  })

  it('ends at once when its process stops', async () => {
    const stopping = new AbortController()
    const tried = harness(
      Array.from({ length: 50 }, (_, number) => text(number)),
      { textMs: 500 },
    )
    const running = tried.run(stopping.signal)
    await tried.time.runUntil(5_000)
    stopping.abort(new Error('stopping'))
    expect(await running).toBe(true)
    expect([tried.log.added, tried.state.isComplete]).toEqual([[], false])
    expect(tried.log.asked.length).toBeLessThan(10)
  })
})
