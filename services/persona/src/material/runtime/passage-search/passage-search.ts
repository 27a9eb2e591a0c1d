import { bounded } from '@rostra/kit/async/bounded'
import { leastFit } from '@rostra/llm/least-fit'
import { fuseRanks } from '@rostra/search/fuse-ranks'
import { decodeSegment } from '@rostra/search/segments/segment'
import { textVersion } from '@rostra/text/version'
import type { FoundPassage, PassagePlace, PassageQuery, ReadySource } from '../../domain/passages/passage.ts'
import { rankPassages, weighMessage } from '../../domain/passages/passage-index.ts'
import type { Embed, PassageIndex, PassageSearch, PassageVectors } from '../../domain/passages/ports.ts'
import { type Candidate, choosePassages, mostPassages as mostGiven } from '../../domain/passages/query/choose-passages.ts'
import { type Asked, brevityOf, fitOf, type Nearness, type SimilarityScale } from '../../domain/passages/query/fit.ts'
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
const mostRead = 12
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

/** The passages that fit, best first, and what the message asks for. */
interface Ranking {
  ranked: readonly Ranked[]
  asked: Asked
  /** Undefined when meanings were not compared. */
  similarities: Similarities | undefined
}

interface Similarities {
  /** That of the farthest passage among the nearest: no other passage is nearer. */
  least: number
  /** The mean of those that are not among the nearest that a model gets; undefined when they are too few. */
  ofOthers: number | undefined
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
    const weigh: Asked['weigh'] = (others) => weighMessage(indexed, others)
    const isFollowUp = meaningsOf(query).some(({ weight }) => weight < 1)
    return {
      ranked,
      asked: { said: terms, terms: weigh(terms), weigh, isFollowUp, brevity: isFollowUp ? 0 : brevityOf(query.text, terms) },
    }
  }
  const nearest = async (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal) => {
    if (!byMeaning) return []
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(embedMs)])
      const meanings = meaningsOf(query)
      const texts = meanings.map(({ text }) => text)
      const vectors = await bounded(byMeaning.embed(texts, limited, 'query'), embedMs)
      const found = vectors.map((vector) => byMeaning.vectors.nearest(personaId, sources, vector, mostRanked, signal))
      queryEmbeddings.inc({ result: 'ok' })
      return meanOf(await Promise.all(found), meanings)
    } catch {
      signal.throwIfAborted()
      queryEmbeddings.inc({ result: 'failed' })
      return []
    }
  }
  const rank = async (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal): Promise<Ranking> => {
    const [words, meaning] = await Promise.all([byWords(personaId, sources, query, signal), nearest(personaId, sources, query, signal)])
    if (meaning.length === 0) return { ...words, similarities: undefined }
    const similarities = new Map(meaning.map((place) => [placeKey(place), place.similarity]))
    const places = new Map([...meaning, ...words.ranked].map((place) => [placeKey(place), place]))
    const ranked = fuseRanks([words.ranked.map(placeKey), meaning.map(placeKey)]).map(
      ({ key, score }): Ranked => ({ ...(places.get(key) as PassagePlace), score, similarity: similarities.get(key) }),
    )
    return { ranked, asked: words.asked, similarities: similaritiesOf(meaning) }
  }
  const find = async (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal) => {
    const { ranked, asked, similarities } = await rank(personaId, sources, query, signal)
    const isEmbedded = await byMeaning?.vectors.embedded(personaId, sources, signal)
    const nearnessOf = (found: Ranked): Nearness | undefined => {
      const scale = byMeaning?.scale
      const similarity = found.similarity ?? (isEmbedded?.(found) ? similarities?.least : undefined)
      return scale && similarity !== undefined ? { similarity, scale, ofOthers: similarities?.ofOthers } : undefined
    }
    const places = ranked.slice(0, mostRead)
    const rankings = new Map(places.map((place) => [placeKey(place), place]))
    const titles = new Map(sources.map(({ readingId, title }) => [readingId, title]))
    const candidates = (await textsOf(personaId, places, signal)).flatMap(({ place, passage }): Candidate[] => {
      const { sourceId, readingId, index } = place
      const found = rankings.get(placeKey(place))
      if (!found) return []
      const fit = fitOf(passage, asked, nearnessOf(found))
      return [{ readingId, index, passage: { ...passage, sourceId, title: titles.get(readingId) ?? '', score: found.score, fit } }]
    })
    // A similarity whose scale is known says more than the two ranks.
    if (similarities && byMeaning?.scale) candidates.sort((one, other) => other.passage.fit - one.passage.fit)
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

/** A text whose meaning is searched for, and its part in the similarity. */
interface Meaning {
  text: string
  weight: number
}

/** The part of a follow-up's own words, when it has any that tell a subject. */
const ownWeight = 0.6

/** Whether a message has a word that only some questions have. */
const tellsSubject = (text: string): boolean => queryTerms({ text, earlier: [] }).some(({ weight }) => weight === 1)

/** Returns the texts whose meanings are searched for: the message, and a follow-up also after the message before it, or only there when it tells no subject. */
function meaningsOf({ text, earlier }: PassageQuery): Meaning[] {
  const before = earlier.findLast(tellsSubject) ?? earlier.at(-1)
  const terms = queryTerms({ text, earlier: [] })
  if (before === undefined || !isFollowUp(text, terms.length)) return [{ text, weight: 1 }]
  const own = tellsSubject(text) ? ownWeight : 0
  return [
    { text, weight: own },
    { text: `${before} ${text}`, weight: 1 - own },
  ]
}

type Near = PassagePlace & { similarity: number }

/** Joins the nearest passages of each text, the most similar to all of them first. One that is missing counts as near as the farthest. */
function meanOf(rankings: readonly (readonly Near[])[], meanings: readonly Meaning[]): readonly Near[] {
  if (rankings.length === 1) return rankings[0] ?? []
  const places = new Map(rankings.flat().map((place) => [placeKey(place), place]))
  const maps = rankings.map((near, at) => ({
    weight: meanings[at]?.weight ?? 0,
    least: near.at(-1)?.similarity ?? 0,
    of: new Map(near.map((place) => [placeKey(place), place.similarity])),
  }))
  const mean = (key: string) => maps.reduce((sum, { weight, least, of }) => sum + weight * (of.get(key) ?? least), 0)
  return Array.from(places, ([key, place]) => ({ ...place, similarity: mean(key) })).sort((one, other) => other.similarity - one.similarity)
}

function similaritiesOf(near: readonly Near[]): Similarities {
  const others = near.slice(mostGiven, mostRanked)
  const sum = others.reduce((total, { similarity }) => total + similarity, 0)
  return { least: near.at(-1)?.similarity ?? 0, ofOthers: others.length < mostGiven ? undefined : sum / others.length }
}
