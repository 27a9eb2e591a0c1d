import type { Random } from '../queueing/random.ts'

export interface OpenLoadResult<T> {
  /** Of the sends of the counted time. */
  results: T[]
  failures: string[]
  /** The sends that found no free lane, and were left out. */
  withoutLane: number
}

export interface OpenLoadOptions<T> {
  /** Sends in a lane and resolves at the end of its answer. A lane has one send at a time. */
  send: (lane: number) => Promise<T>
  lanes: number
  perSecond: number
  /** Counted time, after the warm-up. */
  seconds: number
  warmUpSeconds: number
  random: Random
  /** Called when the counted time begins and when it ends, before the last answers. */
  onCounted: (isBegin: boolean) => void
}

/** Sends at random times (Poisson), however long answers take: an open loop, so that a slow product does not slow its load down. */
export async function runOpenLoad<T>(options: OpenLoadOptions<T>): Promise<OpenLoadResult<T>> {
  const { send, lanes, perSecond, seconds, warmUpSeconds, random, onCounted } = options
  const free = Array.from({ length: lanes }, (_, lane) => lane)
  const result: OpenLoadResult<T> = { results: [], failures: [], withoutLane: 0 }
  const open = new Set<Promise<void>>()
  const startedAt = performance.now()
  const elapsed = () => (performance.now() - startedAt) / 1_000
  const begin = (isCounted: boolean) => {
    const lane = free.shift()
    if (lane === undefined) {
      result.withoutLane++
      return
    }
    const sent = send(lane)
      .then((value) => void (isCounted && result.results.push(value)))
      .catch((error: Error) => void result.failures.push(error.message))
      .finally(() => {
        free.push(lane)
        open.delete(sent)
      })
    open.add(sent)
  }
  let isCounting = false
  for (let at = 0; at < warmUpSeconds + seconds; at += random.exponential(1 / perSecond)) {
    // A timer may be late: what is due is sent at once, so that the rate is kept.
    if (at > elapsed()) await new Promise((resolve) => setTimeout(resolve, (at - elapsed()) * 1_000))
    if (!isCounting && at >= warmUpSeconds) {
      isCounting = true
      onCounted(true)
    }
    begin(isCounting)
  }
  onCounted(false)
  await Promise.all(open)
  return result
}
