import { leastFit } from '@rostra/llm/least-fit'
import { fuseRanks } from '@rostra/search/fuse-ranks'
import { decodeSegment } from '@rostra/search/segments/segment'
import { textVersion } from '@rostra/text/version'
import { openersOf } from '../../domain/passages/openers.ts'
import type { PassagePlace, PassageQuery, ReadySource } from '../../domain/passages/passage.ts'
import { rankPassages, weighMessage } from '../../domain/passages/passage-index.ts'
import { decodeTerms } from '../../domain/passages/passage-terms.ts'
import type { PassageIndex, PassageSearch, PassageVectors } from '../../domain/passages/ports.ts'
import {
  type Candidate,
  choosePassages,
  mostPassages as mostGiven,
  type PassageLimits,
} from '../../domain/passages/query/choose-passages.ts'
import { correctSpelling } from '../../domain/passages/query/correct-spelling.ts'
import {
  type Asked,
  addLead,
  brevityOf,
  fitOf,
  messageLanguage,
  type Nearness,
  type SimilarityScale,
  subjectTerm,
  wordsOfPassage,
} from '../../domain/passages/query/fit.ts'
import { bestOf, followSubject } from '../../domain/passages/query/follow-subject.ts'
import { compoundTerms, useKnownForms } from '../../domain/passages/query/known-forms.ts'
import { addMedical, medicalQuery } from '../../domain/passages/query/medical-passage.ts'
import { type MessageTerm, subjectOf, tellsSubject, wordsWithin } from '../../domain/passages/query/own-terms.ts'
import { queryTerms } from '../../domain/passages/query/query-terms.ts'
import { questionParts, supportOf } from '../../domain/passages/query/question-parts.ts'
import { relationOf } from '../../domain/passages/query/relation.ts'
import { useKnownWords } from '../../domain/passages/query/same-words.ts'
import { cachedHeadingWords } from './heading-words.ts'
import { type MeaningSearch, type Near, nearestPassages } from './nearest-passages.ts'
import { firstPlaces, mostOpeners, placesAfter } from './places.ts'
import { retrievalSeconds } from './retrieval-metrics.ts'
import { type SearchedMaterial, searchedMaterial } from './searched-material.ts'
import { createSegmentCache } from './segment-cache.ts'
import { cachedTexts, placeKey } from './text-cache.ts'

export interface SearchParts {
  stored: PassageIndex
  /** Finds passages by their meaning too. `scale`: of the similarities of its model, when it is known. */
  byMeaning?: (MeaningSearch & { vectors: Pick<PassageVectors, 'nearest' | 'embedded'>; scale?: SimilarityScale | undefined }) | undefined
  maxIndexBytes: number
  maxTextBytes: number
  /** For measurements; by default what a model gets. */
  most?: PassageLimits
}

/**
 * Maximum number of passages whose texts are read, and of each ranking with vectors. More than a model gets, since some repeat a better
 * one.
 */
const mostRead = 12
const mostRanked = 24

/** A passage that fits, before its text is read. */
interface Ranked extends PassagePlace {
  score: number
  /** Of its meaning to that of the message; undefined for a passage that is not among the nearest. */
  similarity?: number | undefined
}

/** The passages that fit, best first, and what the message asks for. */
interface Ranking {
  ranked: readonly Ranked[]
  /** Of the whole message, then of each of its parts. */
  asked: readonly [Asked, ...Asked[]]
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
 * Creates the search for passages: BM25 over the cached index of the sources. With `byMeaning` the passages of the nearest vectors
 * too, joined by reciprocal rank fusion; while the model does not answer, words alone.
 */
export function createPassageSearch({ stored, byMeaning, maxIndexBytes, maxTextBytes, most }: SearchParts): PassageSearch {
  const segmentsOf = createSegmentCache({
    name: 'index',
    maxBytes: maxIndexBytes,
    load: stored.segments,
    decode: decodeSegment,
    isOutdated: (segments) => segments.some(({ termsVersion }) => termsVersion < textVersion),
  })
  const textsOf = cachedTexts(stored.texts, maxTextBytes)
  const nearest = byMeaning && nearestPassages(byMeaning, mostRanked)

  /** Corrects the spelling of a message, and of those before it, by the words of the material. */
  const corrected = ({ text, earlier }: PassageQuery, material: SearchedMaterial): PassageQuery => {
    const correct = (message: string) => useKnownWords(correctSpelling(message, material), material.frequency)
    return { text: correct(text), earlier: earlier.map(correct) }
  }

  const byWords = (material: SearchedMaterial, query: PassageQuery) => {
    const weigh: Asked['weigh'] = (others) => weighMessage(material, others)
    const search = (searched: PassageQuery, ofMessage: readonly MessageTerm[] = queryTerms(searched)) => {
      const terms = useKnownForms(ofMessage, material)
      const rankBy = (some: readonly MessageTerm[]) =>
        rankPassages(material.parts, [...some, ...compoundTerms(some, material)], byMeaning ? mostRanked : mostRead)
      const relation = relationOf(searched)
      // What the material does not have of the messages before must not hide what the last one asks itself.
      const ofAll = rankBy(terms)
      const hits = ofAll.length === 0 && relation === 'reference' ? rankBy(wordsWithin(searched.text, terms)) : ofAll
      const ranked = hits.map(({ part, document, score }): Ranked => {
        const { sourceId = '', readingId = '' } = material.sources[part] ?? {}
        return { sourceId, readingId, index: document, score }
      })
      const brevity = relation === 'whole' ? brevityOf(terms) : 0
      const weighed = weigh(terms)
      const unknown = sumOf(weighed.filter(({ term }) => material.frequency(term) === 0)) / (sumOf(weighed) || 1)
      return {
        ranked,
        asked: {
          terms: weighed,
          subject: subjectTerm(terms, weighed),
          weigh,
          isReference: relation === 'reference',
          brevity,
          unknown,
          language: messageLanguage(searched.text),
        },
      }
    }
    const whole = search(query)
    const parts = questionParts(query).map((part) => {
      const { ranked, asked } = search(part.query, part.terms)
      return { ranked, asked: { ...asked, support: supportOf(part.terms, whole.asked.terms) } }
    })
    const asked: Ranking['asked'] = [whole.asked, ...parts.map((part) => part.asked)]
    return { ranked: parts.length === 0 ? whole.ranked : fused([whole, ...parts].map(({ ranked }) => ranked)), asked }
  }
  const rank = async (material: SearchedMaterial, query: PassageQuery, signal: AbortSignal): Promise<Ranking> => {
    const { personaId, sources } = material
    const asking = nearest?.(personaId, sources, query, signal)
    const words = byWords(material, query)
    const meaning = (await asking) ?? []
    if (meaning.length === 0) return { ...words, similarities: undefined }
    const similarities = new Map(meaning.map((place) => [placeKey(place), place.similarity]))
    const places = new Map([...meaning, ...words.ranked].map((place) => [placeKey(place), place]))
    const ranked = fuseRanks([words.ranked.map(placeKey), meaning.map(placeKey)]).map(
      ({ key, score }): Ranked => ({ ...(places.get(key) as PassagePlace), score, similarity: similarities.get(key) }),
    )
    return { ranked, asked: words.asked, similarities: similaritiesOf(meaning) }
  }
  /** Returns the best candidates of a query, and a function that makes candidates of further places. */
  const candidatesFor = async (material: SearchedMaterial, query: PassageQuery, signal: AbortSignal) => {
    const { personaId, sources } = material
    const { ranked, asked, similarities } = await rank(material, query, signal)
    const isEmbedded = await byMeaning?.vectors.embedded(personaId, sources, signal)
    const nearnessOf = (found: Ranked): Nearness | undefined => {
      const scale = byMeaning?.scale
      const similarity = found.similarity ?? (isEmbedded?.(found) ? similarities?.least : undefined)
      return scale && similarity !== undefined ? { similarity, scale, ofOthers: similarities?.ofOthers } : undefined
    }
    const all = new Map(ranked.map((place) => [placeKey(place), place]))
    const titles = new Map(sources.map(({ readingId, title }) => [readingId, title]))
    const candidatesAt = async (places: readonly PassagePlace[]): Promise<Candidate[]> =>
      (await textsOf(personaId, places, signal)).map(({ place, passage, terms }) => {
        const { sourceId, readingId, index } = place
        const found = all.get(placeKey(place)) ?? { ...place, score: 0 }
        const nearness = nearnessOf(found)
        const words = wordsOfPassage(passage, decodeTerms(terms), cachedHeadingWords)
        const fit = Math.max(...asked.map((each) => fitOf(words, each, nearness)))
        return { readingId, index, passage: { ...passage, sourceId, title: titles.get(readingId) ?? '', score: found.score, fit } }
      })
    // A similarity whose scale is known says more than the two ranks.
    const isOrderedByFit = similarities !== undefined && byMeaning?.scale !== undefined
    const candidates = await candidatesAt(ranked.slice(0, mostRead))
    return { candidates: isOrderedByFit ? addLead(candidates) : candidates, candidatesAt, isOrderedByFit }
  }
  const find = async (personaId: string, sources: readonly ReadySource[], written: PassageQuery, signal: AbortSignal) => {
    const material = searchedMaterial(personaId, sources, await segmentsOf(personaId, sources, signal))
    const query = corrected(written, material)
    const relation = relationOf(query)
    const { candidates, candidatesAt, isOrderedByFit } = await candidatesFor(material, query, signal)
    const ordered = isOrderedByFit ? byFit(candidates) : candidates
    if (relation === 'whole' || relation === 'detail') return choosePassages(ordered, most)
    const onSubject = { text: subjectOf(query.earlier), earlier: [] }
    const isContinuation = relation === 'continuation'
    const subject = bestOf(isContinuation ? candidates : (await candidatesFor(material, onSubject, signal)).candidates)
    // What has no subject of its own, after a message on which there is nothing, is on nothing.
    if (!isContinuation && !tellsSubject(query.text) && (subject?.passage.fit ?? 0) < leastFit) return []
    const known = new Set(candidates.map(({ readingId, index }) => `${readingId}/${index}`))
    const after = isContinuation && subject ? placesAfter(subject, sources).filter((place) => !known.has(placeKey(place))) : []
    return choosePassages(byFit(followSubject([...candidates, ...(await candidatesAt(after))], subject, relation, query.text)), most)
  }
  const findWithMedical = async (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal) => {
    const found = await find(personaId, sources, query, signal)
    const medical = medicalQuery(query)
    if (!medical) return found
    const material = searchedMaterial(personaId, sources, await segmentsOf(personaId, sources, signal))
    return addMedical(found, byFit((await candidatesFor(material, medical, signal)).candidates))
  }
  return {
    find: async (personaId, sources, query, signal) => {
      const startedAt = performance.now()
      const measure = (result: string) => retrievalSeconds.observe({ result }, (performance.now() - startedAt) / 1_000)
      try {
        const found = sources.length === 0 ? [] : await findWithMedical(personaId, sources, query, signal)
        measure(found.length > 0 ? 'found' : 'nothing')
        return found
      } catch (error) {
        if (!signal.aborted) measure('failed')
        throw error
      }
    },
    openers: async (personaId, sources, found, signal) => {
      const near = found.filter(({ fit }) => fit < leastFit)
      const first = near.length < mostOpeners ? await textsOf(personaId, firstPlaces(sources.slice(0, mostOpeners)), signal) : []
      return openersOf([...near, ...first.map(({ passage }) => passage)]).slice(0, mostOpeners)
    },
  }
}

const byFit = (candidates: readonly Candidate[]): Candidate[] => [...candidates].sort((one, other) => other.passage.fit - one.passage.fit)

const sumOf = (terms: readonly { weight: number }[]): number => terms.reduce((total, { weight }) => total + weight, 0)

/** Joins rankings of a message and its parts. */
function fused(rankings: readonly (readonly Ranked[])[]): Ranked[] {
  const places = new Map(rankings.flat().map((place) => [placeKey(place), place]))
  return fuseRanks(rankings.map((ranked) => ranked.map(placeKey))).map(({ key, score }) => ({ ...(places.get(key) as Ranked), score }))
}

function similaritiesOf(near: readonly Near[]): Similarities {
  const others = near.slice(mostGiven, mostRanked)
  const sum = others.reduce((total, { similarity }) => total + similarity, 0)
  return { least: near.at(-1)?.similarity ?? 0, ofOthers: others.length < mostGiven ? undefined : sum / others.length }
}
