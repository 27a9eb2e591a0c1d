import { LRUCache } from 'lru-cache'
import type { Passage, PassagePlace } from '../../domain/passages/passage.ts'
import { encodeTerms } from '../../domain/passages/passage-terms.ts'
import type { PassageIndex } from '../../domain/passages/ports.ts'
import { cacheReads, measureCache } from './retrieval-metrics.ts'

/** Returns the key of a place, unique within a persona. */
export const placeKey = ({ readingId, index }: PassagePlace): string => `${readingId}/${index}`

const overhead = 200
const wide = /[^\0-\xff]/
/** V8 stores a text of Latin-1 in a byte a character, and any other in two. */
const sizeOf = (text: string) => (wide.test(text) ? 2 : 1) * text.length

/** A passage with the terms of its text, as `encodeTerms` returns them. */
interface CachedText {
  place: PassagePlace
  passage: Passage
  terms: string
}

type TextCache = (personaId: string, places: readonly PassagePlace[], signal: AbortSignal) => Promise<CachedText[]>

/**
 * Caches the texts of passages and their terms, the most recently used ones up to `maxBytes`.
 * They never change. Missing ones are read with one command.
 */
export function cachedTexts(texts: PassageIndex['texts'], maxBytes: number): TextCache {
  const cache = new LRUCache<string, Omit<CachedText, 'place'>>({
    maxSize: maxBytes,
    sizeCalculation: ({ passage: { heading, text, otherQuestions = [] }, terms }) =>
      overhead + [heading, text, terms, ...otherQuestions].reduce((sum, each) => sum + sizeOf(each), 0),
  })
  measureCache('texts', () => cache.calculatedSize)
  const [hits, misses] = (['hit', 'miss'] as const).map((result) => cacheReads.labels({ cache: 'texts', result }))
  return async (personaId, places, signal) => {
    const found = places.map((place) => ({ place, known: cache.get(placeKey(place)) }))
    const missing = found.filter(({ known }) => !known)
    hits?.inc(places.length - missing.length)
    misses?.inc(missing.length)
    const read =
      missing.length === 0
        ? []
        : await texts(
            personaId,
            missing.map(({ place }) => place),
            signal,
          )
    const added = new Map(
      read.map(({ place, passage, terms = encodeTerms(passage.text) }) => {
        const key = placeKey(place)
        cache.set(key, { passage, terms })
        return [key, { passage, terms }]
      }),
    )
    return found.flatMap(({ place, known = added.get(placeKey(place)) }) => (known ? [{ place, ...known }] : []))
  }
}
