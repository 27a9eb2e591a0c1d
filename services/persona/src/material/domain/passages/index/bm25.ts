import type { QueryTerm } from '../query/query-terms.ts'
import { addScores } from './add-scores.ts'
import { createPostings, findTerm, mostPassages, passagesWith, readPostings, type Segment } from './segment-format.ts'

/** A source whose index is searched. */
export interface IndexedSource {
  segments: readonly Segment[]
  /** The terms of its title. */
  titleTerms: ReadonlySet<string>
}

/** A passage that fits: the number of its source in the search, and its own in the reading. */
export interface Hit {
  source: number
  passage: number
  score: number
}

/** Of the terms of a message only so many are looked for, those that the fewest passages have. */
const mostTerms = 64
/** The share of its score that a term has in all passages of a source whose title has it. */
const titleShare = 0.25
/**
 * The share of the terms, by weight, that the best passage must have of those for which a search has found something. Terms that no passage has weigh more:
 * they say that the material is about something else. Chosen with the questions of `npm run bench:knowledge`.
 */
const floor = 0.25
const unknownWeight = 1.25
/** Terms that count for the floor, those of the greatest weight: no passage has most of a long message's terms. */
const mostFloorTerms = 8
/** The floor is reached by one of this many of the best passages. */
const judgedPassages = 6

/** Used again by every search, which is one piece of work: memory outside of the heap makes the garbage collector run. */
const scores = new Float32Array(mostPassages)
const postings = createPostings()

/** Terms that at least one passage has, with what the score of a passage needs. */
interface WeightedTerm {
  term: string
  weight: number
  /** The number of the term in each segment's dictionary, or -1. */
  inSegments: readonly number[]
}

/**
 * Returns the passages that fit best, the best first, by BM25 over all sources together: with the document frequencies and the average length of all of
 * them. Returns none when the best ones have too few of the terms: the material says nothing about the message. The terms of a title count for every passage of its
 * source, as a field of little weight.
 */
export function rankPassages(sources: readonly IndexedSource[], terms: readonly QueryTerm[], limit: number): Hit[] {
  const segments = sources.flatMap((source, number) => source.segments.map((segment) => ({ segment, source, number })))
  let passages = 0
  let totalLength = 0
  for (const { segment } of segments) {
    passages += segment.count
    totalLength += segment.totalLength
  }
  const { known, needed } = weigh(
    segments.map(({ segment }) => segment),
    terms,
    passages,
  )
  if (known.length === 0) return []
  const averageLength = totalLength / passages
  const top = new Top(limit)
  for (const [at, { segment, source, number }] of segments.entries()) {
    let titleScore = 0
    let isTouched = false
    for (const { term, weight, inSegments } of known) {
      if (source.titleTerms.has(term)) titleScore += weight * titleShare
      const found = inSegments[at] as number
      if (found < 0) continue
      if (!isTouched) scores.fill(0, 0, segment.count)
      isTouched = true
      addScores(segment, found, weight, averageLength, scores)
    }
    if (!isTouched) continue
    let least = Math.max(0, top.least - titleScore)
    for (let passage = 0; passage < segment.count; passage++) {
      const score = scores[passage] as number
      if (score <= least) continue
      top.add({ source: number, passage: segment.first + passage, score: score + titleScore, segment: at })
      least = Math.max(0, top.least - titleScore)
    }
  }
  const reachesFloor = top.hits.slice(0, judgedPassages).some(({ source, passage, segment: at }) => {
    const { segment } = segments[at] as (typeof segments)[number]
    return coveredBy(segment, passage - segment.first, at, known, sources[source]?.titleTerms ?? new Set()) >= needed
  })
  return reachesFloor ? top.hits.map(({ source, passage, score }) => ({ source, passage, score })) : []
}

/** Returns the weight of the terms that a passage, or the title of its source, has. */
function coveredBy(segment: Segment, passage: number, at: number, known: readonly WeightedTerm[], titleTerms: ReadonlySet<string>): number {
  return known.reduce((sum, { term, weight, inSegments }) => {
    const found = inSegments[at] as number
    const has =
      titleTerms.has(term) || (found >= 0 && postings.passages.subarray(0, readPostings(segment, found, postings)).includes(passage))
    return has ? sum + weight : sum
  }, 0)
}

/** Looks the terms up and weighs them. `needed`: the weight that the best passage must cover. */
function weigh(segments: readonly Segment[], terms: readonly QueryTerm[], passages: number): { known: WeightedTerm[]; needed: number } {
  const known: WeightedTerm[] = []
  const weights: number[] = []
  for (const { term, weight } of terms) {
    const bytes = Buffer.from(term)
    const inSegments = segments.map((segment) => findTerm(segment, bytes))
    let frequency = 0
    for (const [at, segment] of segments.entries()) {
      const found = inSegments[at] as number
      if (found >= 0) frequency += passagesWith(segment, found)
    }
    const weighted = weight * Math.log(1 + (passages - frequency + 0.5) / (frequency + 0.5))
    if (frequency > 0) known.push({ term, weight: weighted, inSegments })
    weights.push(frequency > 0 ? weighted : weighted * unknownWeight)
  }
  known.sort((one, other) => other.weight - one.weight)
  const greatest = weights.sort((one, other) => other - one).slice(0, mostFloorTerms)
  // The sums of floats differ by their order.
  const needed = floor * greatest.reduce((sum, weight) => sum + weight, 0) - 1e-4
  return { known: known.slice(0, mostTerms), needed }
}

/** A hit with the number of its segment in the search. */
interface Scored extends Hit {
  segment: number
}

/** The best hits, in a sorted list: it has a few dozen at most. */
class Top {
  readonly hits: Scored[] = []
  /** A hit needs a greater score. */
  least = 0
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  add(hit: Scored): void {
    const { hits } = this
    let at = hits.length
    while (at > 0 && (hits[at - 1] as Hit).score < hit.score) at--
    hits.splice(at, 0, hit)
    if (hits.length > this.#limit) hits.pop()
    if (hits.length === this.#limit) this.least = (hits.at(-1) as Hit).score
  }
}
