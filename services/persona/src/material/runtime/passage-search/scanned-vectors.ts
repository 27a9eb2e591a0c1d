import { setImmediate as nextTurn } from 'node:timers/promises'
import { decodeVectors, eachSimilarity, quantize } from '@rostra/search/segments/vector-segment'
import { TopK } from '@rostra/search/top-k'
import type { PassagePlace } from '../../domain/passages/passage.ts'
import type { PassageVectors, StoredVectors } from '../../domain/passages/ports.ts'
import { createSegmentCache } from './segment-cache.ts'

/** The least cosine similarity of a match. Measured for OpenAI's text-embedding-3, where unrelated texts have 0.1 to 0.2. */
const leastSimilarity = 0.3

/** Finds the nearest vectors by comparing all of them, which takes about 1 ms for 2,000. Other work may run after each segment. */
export function scannedVectors(stored: StoredVectors, maxBytes: number): PassageVectors {
  const segmentsOf = createSegmentCache({
    name: 'vectors',
    maxBytes,
    load: stored.segments,
    decode: decodeVectors,
    // The others are being made.
    isOutdated: (segments, { passages }) => embeddedIn(segments) < passages,
  })
  return {
    ...stored,
    nearest: async (personaId, sources, vector, limit, signal) => {
      const query = quantize(vector)
      const top = new TopK<PassagePlace>(limit, { least: leastSimilarity })
      for (const [number, segments] of (await segmentsOf(personaId, sources, signal)).entries()) {
        const { sourceId = '', readingId = '' } = sources[number] ?? {}
        for (const segment of segments) {
          eachSimilarity(segment, query, (index, similarity) => {
            if (similarity >= top.least) top.add({ sourceId, readingId, index }, similarity)
          })
          await nextTurn()
          signal.throwIfAborted()
        }
      }
      return top.items.map((place, rank) => ({ ...place, similarity: top.scores[rank] as number }))
    },
    embedded: async (personaId, sources, signal) => {
      const segments = await segmentsOf(personaId, sources, signal)
      const counts = new Map(sources.map(({ readingId }, number) => [readingId, embeddedIn(segments[number] ?? [])]))
      return ({ readingId, index }) => index < (counts.get(readingId) ?? 0)
    },
  }
}

/** Returns how many passages of a reading have vectors: always the first ones. */
const embeddedIn = (segments: readonly { count: number }[]): number => segments.reduce((sum, { count }) => sum + count, 0)
