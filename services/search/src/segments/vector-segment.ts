/*
 * A vector segment has the vectors of consecutive documents: u32 × 4 (mark, first document, vectors, dimensions), then a signed
 * byte for each number. A vector is scaled so that its greatest number is 127: cosine similarity does not depend on the length.
 */
const mark = 0x31564b52
const headLength = 4
const greatest = 127

export interface VectorSegment {
  /** The number of the first document in the whole index, from 0. */
  first: number
  count: number
  dimensions: number
  numbers: Int8Array
  /** The length of each vector. */
  norms: Float32Array
  byteLength: number
}

/** Returns a vector in whole numbers from -127 to 127, by its greatest number. */
export function quantize(vector: ArrayLike<number>): Int8Array {
  let most = 0
  for (let at = 0; at < vector.length; at++) most = Math.max(most, Math.abs(vector[at] as number))
  return Int8Array.from(vector, (number) => (most === 0 ? 0 : Math.round((number / most) * greatest)))
}

/** Encodes vectors of one length. `first`: the number of the first one's document. */
export function encodeVectors(first: number, vectors: readonly ArrayLike<number>[]): Uint8Array {
  const dimensions = vectors[0]?.length ?? 0
  const bytes = new Uint8Array(4 * headLength + vectors.length * dimensions)
  new Uint32Array(bytes.buffer, 0, headLength).set([mark, first, vectors.length, dimensions])
  const numbers = new Int8Array(bytes.buffer, 4 * headLength)
  for (const [number, vector] of vectors.entries()) {
    if (vector.length !== dimensions) throw new Error('vectors of a segment have one length')
    numbers.set(quantize(vector), number * dimensions)
  }
  return bytes
}

/** Reads a vector segment. Throws for bytes that are not one. */
export function decodeVectors(given: Uint8Array): VectorSegment {
  const bytes = given.byteOffset % 4 === 0 ? given : given.slice()
  if (bytes.length < 4 * headLength) throw new Error('not a vector segment: too short')
  const [found, first = 0, count = 0, dimensions = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, headLength)
  if (found !== mark || bytes.length !== 4 * headLength + count * dimensions)
    throw new Error('not a vector segment: its size differs from its head')
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + 4 * headLength, count * dimensions)
  const norms = Float32Array.from({ length: count }, (_, number) => normOf(numbers, number * dimensions, dimensions))
  return { first, count, dimensions, numbers, norms, byteLength: bytes.length + norms.byteLength }
}

function normOf(numbers: Int8Array, from: number, dimensions: number): number {
  let sum = 0
  for (let at = from; at < from + dimensions; at++) sum += (numbers[at] as number) ** 2
  return Math.sqrt(sum)
}

/** Calls `visit` with the cosine similarity of each document to a vector of the same length. Vectors of another length are left out. */
export function eachSimilarity(
  { first, count, dimensions, numbers, norms }: VectorSegment,
  query: Int8Array,
  visit: (document: number, similarity: number) => void,
): void {
  if (query.length !== dimensions) return
  const queryNorm = normOf(query, 0, dimensions)
  for (let number = 0; number < count; number++) {
    const from = number * dimensions
    let product = 0
    for (let at = 0; at < dimensions; at++) product = (product + (numbers[from + at] as number) * (query[at] as number)) | 0
    const norm = (norms[number] as number) * queryNorm
    if (norm > 0) visit(first + number, product / norm)
  }
}
