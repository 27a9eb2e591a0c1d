import { readVarint, varintLength } from './varint.ts'

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

/**
 * Adds the score of a term to those of the documents that have it: the `count` postings from position `at`. Decodes the posting bytes
 * by itself: with arrays between decoding and adding, a search of 10,000 documents takes 0.4 ms of CPU instead of 0.28 ms.
 */
export function addScores(
  bytes: Uint8Array,
  at: number,
  count: number,
  weight: number,
  { norms, once }: Norms,
  scores: Float32Array,
): void {
  let place = at
  let docId = -1
  for (let i = 0; i < count; i++) {
    let value = bytes[place++] as number
    if (value >= 0x80) {
      value = readVarint(bytes, place - 1)
      place += varintLength(value) - 1
    }
    docId += value >>> 1
    if ((value & 1) === 1) {
      scores[docId] = (scores[docId] as number) + weight * (once[docId] as number)
      continue
    }
    let times = bytes[place++] as number
    if (times >= 0x80) {
      times = readVarint(bytes, place - 1)
      place += varintLength(times) - 1
    }
    scores[docId] = (scores[docId] as number) + (weight * (k1 + 1) * times) / (times + (norms[docId] as number))
  }
}
