import type { Clock } from '@rostra/kit/async/clock'
import { LRUCache } from 'lru-cache'
import { paceOf, secondsLeft, type UnembeddedSource } from '../../domain/passages/embedding/time-left.ts'
import type { EmbeddingProgress, UnembeddedSources } from '../../domain/passages/ports.ts'

/** Milliseconds for which the queue is not read again. */
const queueMs = 5_000
/** Milliseconds for which a pace counts while no replica makes vectors: they rest between two sources. */
const paceMs = 300_000

/** Estimates from the queue of all sources when those of a persona are found by meaning. */
export function createEmbeddingProgress(sources: UnembeddedSources, clock: Clock): EmbeddingProgress {
  const queues = new LRUCache<'all', readonly UnembeddedSource[]>({
    max: 1,
    ttl: queueMs,
    // Reads the clock each time. By default the cache remembers the time until a timer of the process has run.
    ttlResolution: 0,
    perf: clock,
    fetchMethod: () => sources.queue(),
  })
  let latest = { pace: 0, at: Number.NEGATIVE_INFINITY }
  const paceNow = (queue: readonly UnembeddedSource[]) => {
    const pace = paceOf(queue)
    if (pace !== null) latest = { pace, at: clock.now() }
    return clock.now() - latest.at <= paceMs ? latest.pace : null
  }
  return async (personaId) => {
    const own = await sources.of(personaId)
    if (own.length === 0) return new Map()
    const queue = (await queues.fetch('all')) ?? []
    const pace = paceNow(queue)
    return new Map(own.map((each) => [each.sourceId, { embedded: each.embedded, secondsLeft: secondsLeft(each, queue, pace) }]))
  }
}
