import { abortable } from '@rostra/kit/async/abortable'
import { LRUCache } from 'lru-cache'
import type { ReadySource } from '../../domain/passages/passage.ts'
import type { PassageIndex } from '../../domain/passages/ports.ts'
import { cacheReads, measureCache } from './retrieval-metrics.ts'

interface Options<Segment> {
  /** For the metrics. */
  name: string
  maxBytes: number
  load: PassageIndex['segments']
  decode: (bytes: Uint8Array) => Segment
  /** Reports whether segments of a reading are written again soon, or further ones. */
  isOutdated: (segments: readonly Segment[], reading: ReadySource) => boolean
}

/** Returns the decoded segments of each reading, in the order of the readings. */
export type SegmentCache<Segment> = (
  personaId: string,
  readings: readonly ReadySource[],
  signal: AbortSignal,
) => Promise<readonly (readonly Segment[])[]>

/** Milliseconds for which outdated segments stay in the cache. */
const outdatedMs = 60_000
/** Bytes of the objects that hold a segment's views. */
const overhead = 500

/**
 * Caches the decoded segments of readings, the most recently used ones up to `maxBytes`. Only outdated segments
 * change, so that others are never stale. Concurrent searches share a load, which goes on when one of them aborts. A reading without
 * segments is not cached.
 */
export function createSegmentCache<Segment extends { byteLength: number }>({
  name,
  maxBytes,
  load,
  decode,
  isOutdated,
}: Options<Segment>): SegmentCache<Segment> {
  const cache = new LRUCache<string, readonly Segment[]>({
    maxSize: maxBytes,
    sizeCalculation: (segments) => segments.reduce((sum, { byteLength }) => sum + byteLength + overhead, 1),
  })
  measureCache(name, () => cache.calculatedSize)
  const [hits, misses] = (['hit', 'miss'] as const).map((result) => cacheReads.labels({ cache: name, result }))
  const loading = new Map<string, Promise<readonly Segment[]>>()

  const begin = (personaId: string, missing: readonly ReadySource[]) => {
    const loaded = load(personaId, missing)
    for (const reading of missing) {
      const { readingId } = reading
      const segments = loaded.then((found) => {
        const decoded = (found.get(readingId) ?? []).map(decode)
        const ttl = isOutdated(decoded, reading) ? outdatedMs : 0
        if (decoded.length > 0) cache.set(readingId, decoded, { ttl })
        return decoded
      })
      loading.set(readingId, segments)
      void segments.catch(() => {}).finally(() => loading.delete(readingId))
    }
  }
  return async (personaId, readings, signal) => {
    const known = readings.map(({ readingId }) => cache.get(readingId))
    const missing = readings.filter((_, number) => !known[number])
    hits?.inc(readings.length - missing.length)
    misses?.inc(missing.length)
    if (missing.length === 0) return known as (readonly Segment[])[]
    const toLoad = missing.filter(({ readingId }) => !loading.has(readingId))
    if (toLoad.length > 0) begin(personaId, toLoad)
    const all = readings.map(({ readingId }, number) => known[number] ?? (loading.get(readingId) as Promise<readonly Segment[]>))
    return abortable(Promise.all(all), signal)
  }
}
