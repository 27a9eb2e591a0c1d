import type { Segment } from './segment-format.ts'

/** The usual parameters: S. Robertson, H. Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond, 2009, section 3.2. */
const k1 = 1.2
const b = 0.75

/** What the length of each passage of a segment does to its score. */
interface Norms {
  averageLength: number
  /** What is added to the occurrences of a term below the fraction. */
  norms: Float32Array
  /** The factor of a term that occurs once. */
  once: Float32Array
}

/** Those of the latest average length, which changes with the sources of the persona only. */
const known = new WeakMap<Segment, Norms>()

function normsOf(segment: Segment, averageLength: number): Norms {
  const found = known.get(segment)
  if (found?.averageLength === averageLength) return found
  const norms = Float32Array.from(segment.lengths, (length) => k1 * (1 - b + (b * length) / averageLength))
  const once = norms.map((norm) => (k1 + 1) / (1 + norm))
  const made = { averageLength, norms, once }
  known.set(segment, made)
  return made
}

/**
 * Adds the score of a term to each passage of a segment that has it. Reads the postings by itself: with a call for each of them, a search of 20,000 passages
 * takes twice as long.
 */
export function addScores(segment: Segment, term: number, weight: number, averageLength: number, scores: Float32Array): void {
  const { postings, postingStarts } = segment
  const { norms, once } = normsOf(segment, averageLength)
  const end = postingStarts[term + 1] as number
  let at = postingStarts[term] as number
  // The number of passages.
  while ((postings[at++] as number) >= 0x80);
  let passage = -1
  while (at < end) {
    let value = postings[at++] as number
    if (value >= 0x80) {
      let shift = 7
      value &= 0x7f
      let byte: number
      do {
        byte = postings[at++] as number
        value |= (byte & 0x7f) << shift
        shift += 7
      } while (byte >= 0x80)
    }
    passage += value >> 1
    if (value & 1) {
      scores[passage] = (scores[passage] as number) + weight * (once[passage] as number)
      continue
    }
    let occurrences = postings[at++] as number
    if (occurrences >= 0x80) {
      let shift = 7
      occurrences &= 0x7f
      let byte: number
      do {
        byte = postings[at++] as number
        occurrences |= (byte & 0x7f) << shift
        shift += 7
      } while (byte >= 0x80)
    }
    scores[passage] = (scores[passage] as number) + (weight * (k1 + 1) * occurrences) / (occurrences + (norms[passage] as number))
  }
}
