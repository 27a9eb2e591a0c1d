import { LRUCache } from 'lru-cache'
import type { Passage, PassagePlace } from '../../domain/passages/passage.ts'
import type { PassageIndex } from '../../domain/passages/ports.ts'
import { cacheReads, measureCache } from './retrieval-metrics.ts'

/** Returns the key of a place, unique within a persona. */
export const placeKey = ({ readingId, index }: PassagePlace): string => `${readingId}/${index}`

const overhead = 200
const wide = /[^\0-\xff]/
/** V8 stores a text of Latin-1 in a byte a character, and any other in two. */
const sizeOf = (text: string) => (wide.test(text) ? 2 : 1) * text.length

/**
 * Caches the texts of passages, the most recently used ones up to `maxBytes`. They never change. Missing ones are read with one command.
 */
export function cachedTexts(texts: PassageIndex['texts'], maxBytes: number): PassageIndex['texts'] {
  const cache = new LRUCache<string, Passage>({
    maxSize: maxBytes,
    sizeCalculation: ({ heading, text, otherQuestions = [] }) =>
      overhead + [heading, text, ...otherQuestions].reduce((sum, each) => sum + sizeOf(each), 0),
  })
  measureCache('texts', () => cache.calculatedSize)
  const [hits, misses] = (['hit', 'miss'] as const).map((result) => cacheReads.labels({ cache: 'texts', result }))
  return async (personaId, places, signal) => {
    const known = new Map(places.map((place) => [placeKey(place), cache.get(placeKey(place))]))
    const missing = places.filter((place) => !known.get(placeKey(place)))
    hits?.inc(places.length - missing.length)
    misses?.inc(missing.length)
    for (const { place, passage } of missing.length === 0 ? [] : await texts(personaId, missing, signal)) {
      cache.set(placeKey(place), passage)
      known.set(placeKey(place), passage)
    }
    return places.flatMap((place) => {
      const passage = known.get(placeKey(place))
      return passage ? [{ place, passage }] : []
    })
  }
}
