import { bounded } from '@rostra/kit/async/bounded'
import { fuseRanks } from '@rostra/search/fuse-ranks'
import { decodeSegment } from '@rostra/search/segments/segment'
import { textVersion } from '@rostra/text/version'
import type { FoundPassage, PassagePlace, PassageQuery, ReadySource } from '../../domain/passages/passage.ts'
import { rankPassages, type WeighedTerm, weighMessage } from '../../domain/passages/passage-index.ts'
import type { Embed, PassageIndex, PassageSearch, PassageVectors } from '../../domain/passages/ports.ts'
import { type Candidate, choosePassages, mostPassages as mostGiven } from '../../domain/passages/query/choose-passages.ts'
import { fitOf, leastFit, type SimilarityScale } from '../../domain/passages/query/fit.ts'
import { isFollowUp, queryTerms } from '../../domain/passages/query/query-terms.ts'
import { lastHeading, questionOf } from '../../domain/passages/question.ts'
import { termsOf } from '../../domain/passages/terms.ts'
import { queryEmbeddings, retrievalSeconds } from './retrieval-metrics.ts'
import { createSegmentCache } from './segment-cache.ts'
import { cachedTexts, placeKey } from './text-cache.ts'

export interface SearchParts {
  stored: PassageIndex
  /** Finds passages by their meaning too. `scale`: of the similarities of its model, when it is known. */
  byMeaning?: { embed: Embed; vectors: Pick<PassageVectors, 'nearest' | 'embedded'>; scale?: SimilarityScale | undefined } | undefined
  maxIndexBytes: number
  maxTextBytes: number
}

/**
 * Maximum number of passages whose texts are read, and of each ranking with vectors. More than a model gets, since some repeat a better
 * one.
 */
const mostRead = 9
const mostRanked = 24
/** Milliseconds to wait for the vector of a message. A local server serves one request after the other, and a text takes half a second. */
const embedMs = 300
const mostOpeners = 3

/** A passage that fits, before its text is read. */
interface Ranked extends PassagePlace {
  score: number
  /** Of its meaning to that of the message; undefined for a passage that is not among the nearest. */
  similarity?: number | undefined
}

/** The passages that fit, best first, and the weights of the message's terms in the material. */
interface Ranking {
  ranked: readonly Ranked[]
  terms: readonly WeighedTerm[]
  /** That of the farthest passage among the nearest: no other passage is nearer. Undefined when meanings were not compared. */
  leastSimilarity: number | undefined
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
    isOutdated: (segments) => segments.some(({ termsVersion }) => termsVersion < textVersion),
  })
  const textsOf = cachedTexts(stored.texts, maxTextBytes)

  const byWords = async (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal) => {
    const segments = await segmentsOf(personaId, sources, signal)
    const indexed = sources.map(({ title }, number) => ({ sharedTerms: new Set(termsOf(title)), segments: segments[number] ?? [] }))
    const terms = queryTerms(query)
    const hits = rankPassages(indexed, terms, byMeaning ? mostRanked : mostRead)
    const ranked = hits.map(({ part, document, score }): Ranked => {
      const { sourceId = '', readingId = '' } = sources[part] ?? {}
      return { sourceId, readingId, index: document, score }
    })
    return { ranked, terms: weighMessage(indexed, terms) }
  }
  const nearest = async (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal) => {
    if (!byMeaning) return []
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(embedMs)])
      const [vector] = await bounded(byMeaning.embed([meaningOf(query)], limited, 'query'), embedMs)
      const found = vector ? await byMeaning.vectors.nearest(personaId, sources, vector, mostRanked, signal) : []
      queryEmbeddings.inc({ result: 'ok' })
      return found
    } catch {
      signal.throwIfAborted()
      queryEmbeddings.inc({ result: 'failed' })
      return []
    }
  }
  const rank = async (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal): Promise<Ranking> => {
    const [words, meaning] = await Promise.all([byWords(personaId, sources, query, signal), nearest(personaId, sources, query, signal)])
    if (meaning.length === 0) return { ...words, leastSimilarity: undefined }
    const similarities = new Map(meaning.map((place) => [placeKey(place), place.similarity]))
    const places = new Map([...meaning, ...words.ranked].map((place) => [placeKey(place), place]))
    const ranked = fuseRanks([words.ranked.map(placeKey), meaning.map(placeKey)]).map(
      ({ key, score }): Ranked => ({ ...(places.get(key) as PassagePlace), score, similarity: similarities.get(key) }),
    )
    return { ranked, terms: words.terms, leastSimilarity: meaning.at(-1)?.similarity }
  }
  const find = async (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal) => {
    const { ranked, terms, leastSimilarity } = await rank(personaId, sources, query, signal)
    const isEmbedded = await byMeaning?.vectors.embedded(personaId, sources, signal)
    const candidates = [] as Candidate[]
    const titles = new Map(sources.map(({ readingId, title }) => [readingId, title]))
    const read = async (places: readonly Ranked[]) => {
      const rankings = new Map(places.map((place) => [placeKey(place), place]))
      for (const { place, passage } of await textsOf(personaId, places, signal)) {
        const { sourceId, readingId, index } = place
        const { score = 0, similarity = isEmbedded?.(place) ? leastSimilarity : undefined } = rankings.get(placeKey(place)) ?? {}
        const fit = fitOf(passage, terms, similarity, byMeaning?.scale)
        candidates.push({ readingId, index, passage: { ...passage, sourceId, title: titles.get(readingId) ?? '', score, fit } })
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
    openers: async (personaId, sources, found, signal) => {
      const near = found.filter(({ fit }) => fit < leastFit).map(openerOf)
      const first = firstPlaces(sources.slice(0, mostOpeners))
      const others = near.length < mostOpeners ? (await textsOf(personaId, first, signal)).map(({ passage }) => openerOf(passage)) : []
      return [...new Set([...near, ...others])].filter((opener) => opener !== '').slice(0, mostOpeners)
    },
  }
}

/** Returns the places of the first passages of sources, then the second ones, and so on: an introduction may have no heading. */
const firstPlaces = (sources: readonly ReadySource[]): PassagePlace[] =>
  Array.from({ length: mostOpeners }, (_, index) =>
    sources.flatMap(({ sourceId, readingId, passages }) => (index < passages ? [{ sourceId, readingId, index }] : [])),
  ).flat()

/** Returns what leads to a passage: the question that it answers, or else its heading. */
const openerOf = (passage: Pick<FoundPassage, 'heading' | 'text'>): string => questionOf(passage) || lastHeading(passage.heading)

/** Returns the text whose meaning is searched for: a follow-up means something only after the message before it. */
function meaningOf({ text, earlier }: PassageQuery): string {
  const before = earlier.at(-1)
  return before !== undefined && isFollowUp(text, queryTerms({ text, earlier: [] }).length) ? `${before} ${text}` : text
}
