import { bounded } from '@rostra/kit/async/bounded'
import { fuseRanks } from '@rostra/search/fuse-ranks'
import { decodeSegment } from '@rostra/search/segments/segment'
import { textVersion } from '@rostra/text/version'
import type { FoundPassage, PassagePlace, PassageQuery, ReadySource } from '../../domain/passages/passage.ts'
import { rankPassages } from '../../domain/passages/passage-index.ts'
import type { Embed, PassageIndex, PassageSearch, PassageVectors } from '../../domain/passages/ports.ts'
import { type Candidate, choosePassages, mostPassages as mostGiven } from '../../domain/passages/query/choose-passages.ts'
import { queryTerms } from '../../domain/passages/query/query-terms.ts'
import { termsOf } from '../../domain/passages/terms.ts'
import { queryEmbeddings, retrievalSeconds } from './retrieval-metrics.ts'
import { createSegmentCache } from './segment-cache.ts'
import { cachedTexts, placeKey } from './text-cache.ts'

export interface SearchParts {
  stored: PassageIndex
  /** Finds passages by their meaning too. */
  byMeaning?: { embed: Embed; vectors: Pick<PassageVectors, 'nearest'> } | undefined
  maxIndexBytes: number
  maxTextBytes: number
}

/**
 * Maximum number of passages whose texts are read, and of each ranking with vectors. More than a model gets, since some repeat a better
 * one.
 */
const mostRead = 9
const mostRanked = 24
/** Milliseconds to wait for the vector of a message. */
const embedMs = 1_000

/** A passage that fits, before its text is read. */
interface Ranked extends PassagePlace {
  score: number
}

/**
 * Creates the search for passages: BM25 over the cached index of the sources. With `byMeaning` the passages of the nearest vectors too, joined by reciprocal
 * rank fusion; while the model does not answer, words alone.
 */
export function createPassageSearch({ stored, byMeaning, maxIndexBytes, maxTextBytes }: SearchParts): PassageSearch {
  const segmentsOf = createSegmentCache({
    name: 'index',
    maxBytes: maxIndexBytes,
    load: stored.segments,
    decode: decodeSegment,
    isOutdated: ({ termsVersion }) => termsVersion < textVersion,
  })
  const textsOf = cachedTexts(stored.texts, maxTextBytes)

  const byWords = async (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal) => {
    const segments = await segmentsOf(personaId, sources, signal)
    const indexed = sources.map(({ title }, number) => ({ sharedTerms: new Set(termsOf(title)), segments: segments[number] ?? [] }))
    return rankPassages(indexed, queryTerms(query), byMeaning ? mostRanked : mostRead).map(({ part, document, score }): Ranked => {
      const { sourceId = '', readingId = '' } = sources[part] ?? {}
      return { sourceId, readingId, index: document, score }
    })
  }
  const nearest = async (personaId: string, sources: readonly ReadySource[], { text }: PassageQuery, signal: AbortSignal) => {
    if (!byMeaning) return []
    try {
      const [vector] = await bounded(byMeaning.embed([text], AbortSignal.any([signal, AbortSignal.timeout(embedMs)])), embedMs)
      const found = vector ? await byMeaning.vectors.nearest(personaId, sources, vector, mostRanked, signal) : []
      queryEmbeddings.inc({ result: 'ok' })
      return found
    } catch {
      signal.throwIfAborted()
      queryEmbeddings.inc({ result: 'failed' })
      return []
    }
  }
  const rank = async (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal) => {
    const [words, meaning] = await Promise.all([byWords(personaId, sources, query, signal), nearest(personaId, sources, query, signal)])
    if (meaning.length === 0) return words
    const places = new Map([...meaning, ...words].map((place) => [placeKey(place), place]))
    return fuseRanks([words.map(placeKey), meaning.map(placeKey)]).map(
      ({ key, score }): Ranked => ({ ...(places.get(key) as PassagePlace), score }),
    )
  }
  const find = async (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal) => {
    const ranked = await rank(personaId, sources, query, signal)
    const candidates = [] as Candidate[]
    const titles = new Map(sources.map(({ readingId, title }) => [readingId, title]))
    const read = async (places: readonly Ranked[]) => {
      const scores = new Map(places.map((place) => [placeKey(place), place.score]))
      for (const { place, passage } of await textsOf(personaId, places, signal)) {
        const { sourceId, readingId, index } = place
        const found: FoundPassage = { ...passage, sourceId, title: titles.get(readingId) ?? '', score: scores.get(placeKey(place)) ?? 0 }
        candidates.push({ readingId, index, passage: found })
      }
    }
    await read(ranked.slice(0, mostGiven))
    const chosen = choosePassages(candidates)
    if (chosen.length === candidates.length || ranked.length <= mostGiven) return chosen
    // One of them repeated a better one, or was too long.
    await read(ranked.slice(mostGiven, mostRead))
    return choosePassages(candidates)
  }
  return {
    find: async (personaId, sources, query, signal) => {
      const startedAt = performance.now()
      const measure = (result: string) => retrievalSeconds.observe({ result }, (performance.now() - startedAt) / 1_000)
      try {
        const found = sources.length === 0 ? [] : await find(personaId, sources, query, signal)
        measure(found.length > 0 ? 'found' : 'nothing')
        return found
      } catch (error) {
        if (!signal.aborted) measure('failed')
        throw error
      }
    },
  }
}
