import type { PostingReader } from './posting-bytes.ts'

/** The usual parameters: S. Robertson, H. Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond, 2009, section 3.2. */
const k1 = 1.2
const b = 0.75

/** Returns the weight of a term that `frequency` of `documents` have. */
export const inverseDocumentFrequency = (documents: number, frequency: number): number =>
  Math.log(1 + (documents - frequency + 0.5) / (frequency + 0.5))

/** What the lengths of documents do to their scores. */
export interface Norms {
  averageLength: number
  /** What is added to the occurrences of a term below the fraction. */
  norms: Float32Array
  /** The factor of a term that occurs once. */
  once: Float32Array
}

/** `lengths`: the number of terms of each document. */
export function createNorms(lengths: ArrayLike<number>, averageLength: number): Norms {
  const norms = Float32Array.from(lengths, (length) => k1 * (1 - b + (b * length) / averageLength))
  return { averageLength, norms, once: norms.map((norm) => (k1 + 1) / (1 + norm)) }
}

/** Adds the score of a term, whose first `count` postings were read, to those of the documents that have it. */
export function addScores(
  { docIds, occurrences }: PostingReader,
  count: number,
  weight: number,
  { norms, once }: Norms,
  scores: Float32Array,
): void {
  for (let i = 0; i < count; i++) {
    const docId = docIds[i] as number
    const times = occurrences[i] as number
    const factor = times === 1 ? (once[docId] as number) : ((k1 + 1) * times) / (times + (norms[docId] as number))
    scores[docId] = (scores[docId] as number) + weight * factor
  }
}
