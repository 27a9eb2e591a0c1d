import { addScores, createNorms, inverseDocumentFrequency, type Norms } from '../bm25.ts'
import { PostingReader } from '../posting-bytes.ts'
import { TopK } from '../top-k.ts'
import { documentsWith, findTerm, maxDocuments, postingsAt, readPostings, type Segment } from './segment.ts'

/** A part of what is searched. Its documents have a field in common, such as the title of the book that they are pages of. */
export interface SearchedPart {
  segments: readonly Segment[]
  /** The terms of that field. */
  sharedTerms: ReadonlySet<string>
}

export interface QueryTerm {
  term: string
  /** What an occurrence of the term counts, in (0, 1]. */
  weight: number
}

/** A document that matches: the number of its part, and its own number in that part. */
export interface Hit {
  part: number
  document: number
  score: number
}

export interface RankOptions {
  limit: number
  /** Terms that are looked for: those that the fewest documents have. */
  maxTerms: number
  /** The share of its score that a term has in all documents of a part whose shared field has it. */
  sharedFieldShare: number
  /** When no document of the best ones reaches it, nothing is found: the documents are about something else. */
  floor: {
    /** Fewer documents have no floor. */
    leastDocuments: number
    /** The share of the query's terms, by weight, that a document must have. */
    share: number
    /** Terms that count, those of the greatest weight: no document has most terms of a long query. */
    maxTerms: number
    /** The factor for the weight of a term that no document has. */
    unknownWeight: number
    /** Number of the best documents, one of which must reach the floor. */
    judged: number
  }
}

/** Shared by all searches, each of which runs without a break: memory outside of the heap makes the garbage collector run. */
const scores = new Float32Array(maxDocuments)
const reader = new PostingReader()

/** The norms for the latest average length, which changes only when other parts are searched. */
const knownNorms = new WeakMap<Segment, Norms>()

/** A term that at least one document has. */
interface KnownTerm {
  term: string
  weight: number
  /** The number of the term in each segment's dictionary, or -1. */
  inSegments: readonly number[]
}

/** A segment with its place in the search. */
interface PlacedSegment {
  segment: Segment
  /** The number of the segment in the search. */
  at: number
  part: number
  sharedTerms: ReadonlySet<string>
}

interface Place {
  placed: PlacedSegment
  docId: number
}

/** Returns the documents that match best, best first, by BM25 over all parts together. Returns none when they do not reach the floor. */
export function rankDocuments(parts: readonly SearchedPart[], terms: readonly QueryTerm[], options: RankOptions): Hit[] {
  const segments: PlacedSegment[] = []
  for (const [part, { segments: own, sharedTerms }] of parts.entries())
    for (const segment of own) segments.push({ segment, at: segments.length, part, sharedTerms })
  const documents = segments.reduce((sum, { segment }) => sum + segment.count, 0)
  const totalLength = segments.reduce((sum, { segment }) => sum + segment.totalLength, 0)
  const { known, needed } = weigh(segments, terms, documents, options)
  if (known.length === 0) return []
  const top = new TopK<Place>(options.limit, { least: 0 })
  for (const placed of segments) addBest(placed, known, totalLength / documents, options.sharedFieldShare, top)
  const hasFloor = documents >= options.floor.leastDocuments
  if (hasFloor && !top.items.slice(0, options.floor.judged).some((place) => coveredBy(place, known) >= needed)) return []
  return top.items.map(({ placed: { part, segment }, docId }, rank) => ({
    part,
    document: segment.first + docId,
    score: top.scores[rank] as number,
  }))
}

/** Documents that are counted besides those there are: a term that one of two documents has is not frequent. */
const usualDocuments = 20

/**
 * Returns the weight of each term: its inverse document frequency times its weight in the query. A term that no document has weighs
 * `unknownWeight` times as much as if it were new. `searched`: the number of documents, and how many have a term.
 */
export function weighTerms(
  searched: { documents: number; frequency: (term: string) => number },
  terms: readonly QueryTerm[],
  unknownWeight: number,
): QueryTerm[] {
  const documents = usualDocuments + searched.documents
  return terms.map(({ term, weight }) => {
    const frequency = searched.frequency(term)
    const weighted = weight * inverseDocumentFrequency(documents, frequency)
    return { term, weight: frequency > 0 ? weighted : weighted * unknownWeight }
  })
}

/** Returns how many documents of the segments have a term. */
export function frequencyOf(segments: readonly Segment[], term: string): number {
  const bytes = Buffer.from(term)
  return segments.reduce((sum, segment) => {
    const found = findTerm(segment, bytes)
    return found < 0 ? sum : sum + documentsWith(segment, found)
  }, 0)
}

/** Looks the terms up and weighs them. `needed`: the weight that one of the best documents must cover. */
function weigh(
  segments: readonly PlacedSegment[],
  terms: readonly QueryTerm[],
  documents: number,
  { floor, maxTerms }: RankOptions,
): { known: KnownTerm[]; needed: number } {
  const known: KnownTerm[] = []
  const weights: number[] = []
  for (const { term, weight } of terms) {
    const bytes = Buffer.from(term)
    const inSegments = segments.map(({ segment }) => findTerm(segment, bytes))
    let frequency = 0
    for (const { segment, at } of segments) {
      const found = inSegments[at] as number
      if (found >= 0) frequency += documentsWith(segment, found)
    }
    const weighted = weight * inverseDocumentFrequency(documents, frequency)
    if (frequency > 0) known.push({ term, weight: weighted, inSegments })
    weights.push(frequency > 0 ? weighted : weighted * floor.unknownWeight)
  }
  known.sort((one, other) => other.weight - one.weight)
  const greatest = weights.sort((one, other) => other - one).slice(0, floor.maxTerms)
  // The sums of floats differ by their order.
  const needed = floor.share * greatest.reduce((sum, weight) => sum + weight, 0) - 1e-4
  return { known: known.slice(0, maxTerms), needed }
}

/** Adds the best documents of a segment. */
function addBest(
  placed: PlacedSegment,
  known: readonly KnownTerm[],
  averageLength: number,
  sharedFieldShare: number,
  top: TopK<Place>,
): void {
  const { segment, at, sharedTerms } = placed
  let norms: Norms | undefined
  let sharedScore = 0
  for (const { term, weight, inSegments } of known) {
    if (sharedTerms.has(term)) sharedScore += weight * sharedFieldShare
    const found = inSegments[at] as number
    if (found < 0) continue
    if (!norms) {
      norms = normsOf(segment, averageLength)
      scores.fill(0, 0, segment.count)
    }
    const count = documentsWith(segment, found)
    addScores(segment.postings, postingsAt(segment, found, count), count, weight, norms, scores)
  }
  if (!norms) return
  let least = Math.max(0, top.least - sharedScore)
  for (let docId = 0; docId < segment.count; docId++) {
    const score = scores[docId] as number
    if (score <= least) continue
    top.add({ placed, docId }, score + sharedScore)
    least = Math.max(0, top.least - sharedScore)
  }
}

function normsOf(segment: Segment, averageLength: number): Norms {
  const found = knownNorms.get(segment)
  if (found?.averageLength === averageLength) return found
  const created = createNorms(segment.lengths, averageLength)
  knownNorms.set(segment, created)
  return created
}

/** Returns the weight of the terms that a document, or the shared field of its part, has. */
function coveredBy({ placed: { segment, at, sharedTerms }, docId }: Place, known: readonly KnownTerm[]): number {
  const isIn = (found: number) => reader.docIds.subarray(0, readPostings(segment, found, reader)).includes(docId)
  return known.reduce((sum, { term, weight, inSegments }) => {
    const found = inSegments[at] as number
    return sharedTerms.has(term) || (found >= 0 && isIn(found)) ? sum + weight : sum
  }, 0)
}
