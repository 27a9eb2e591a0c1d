import { weightedChoice } from '../k6/plan/weighted-choice.ts'

/** The visits of one interval. */
export interface Visits<Kind extends string> {
  /** Milliseconds of each visit that ended, by kind: the measured time, and how late it began. */
  times: Record<Kind, number[]>
  failures: string[]
}

export interface Arrivals<Kind extends string> {
  /** Returns the visits that have ended since the last call. */
  take: () => Visits<Kind>
  /** Does something that no visitor would meet, such as a collection of garbage on demand. The times of visits that overlap it are not counted; their failures are. */
  setAside: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Visits that have begun and not ended. */
  running: () => number
  /** Ends the arrivals and resolves when every visit has ended. */
  stop: () => Promise<void>
}

export interface ArrivalsOptions<Kind extends string> {
  /** Makes a visit and resolves with its measured milliseconds. */
  visit: (kind: Kind) => Promise<number>
  shares: Readonly<Record<Kind, number>>
  perSecond: number
  /** Numbers from 0 to 1. */
  random?: () => number
}

/**
 * Begins visits at random, whether or not earlier ones have ended (an open loop): the gaps are exponential, as those of people who do not know of each other.
 */
export function startArrivals<Kind extends string>({
  visit,
  shares,
  perSecond,
  random = Math.random,
}: ArrivalsOptions<Kind>): Arrivals<Kind> {
  const kinds = Object.keys(shares) as Kind[]
  const none = (): Visits<Kind> => ({
    times: Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<Kind, number[]>,
    failures: [],
  })
  let ended = none()
  const running = new Set<Promise<void>>()
  /** Rises when a work to set aside begins, and when it ends: odd meanwhile. */
  let phase = 0
  const begin = (kind: Kind, lateMs: number) => {
    const begunIn = phase
    const counts = () => begunIn === phase && phase % 2 === 0
    const one = visit(kind)
      .then((ms) => {
        if (counts()) ended.times[kind].push(ms + lateMs)
      })
      .catch((error) => void ended.failures.push(`${kind}: ${error instanceof Error ? error.message : error}`))
      .finally(() => running.delete(one))
    running.add(one)
  }
  const gapMs = () => (-Math.log(1 - random()) / perSecond) * 1_000
  let dueAt = performance.now() + gapMs()
  let timer: NodeJS.Timeout | undefined
  const beginDue = () => {
    for (const now = performance.now(); dueAt <= now; dueAt += gapMs()) begin(weightedChoice(shares, random()), now - dueAt)
    timer = setTimeout(beginDue, Math.max(0, dueAt - performance.now()))
  }
  beginDue()
  return {
    take: () => {
      const taken = ended
      ended = none()
      return taken
    },
    setAside: async (work) => {
      phase++
      return work().finally(() => phase++)
    },
    running: () => running.size,
    stop: async () => {
      clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
