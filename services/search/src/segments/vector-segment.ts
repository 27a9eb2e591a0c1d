/*
 * A vector segment has the vectors of consecutive documents: u32 × 4 (mark, first document, documents, dimensions), then a signed byte
 * for each number. Where a document has several vectors, u32 × documents before the bytes say where those of each document end. A
 * vector is scaled so that its greatest number is 127: cosine similarity does not depend on the length.
 */
const mark = { one: 0x31564b52, several: 0x32564b52 }
const headLength = 4
const greatest = 127

/** The vectors of a document, which is as near as the nearest of them. */
export type DocumentVectors = readonly ArrayLike<number>[]

export interface VectorSegment {
  /** The number of the first document in the whole index, from 0. */
  first: number
  /** The number of documents. */
  count: number
  dimensions: number
  /** Where the vectors of each document end. */
  ends: Uint32Array
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

/** Encodes the vectors of documents, all of one length. `first`: the number of the first document. */
export function encodeVectors(first: number, documents: readonly DocumentVectors[]): Uint8Array {
  const vectors = documents.flat()
  const dimensions = vectors[0]?.length ?? 0
  const hasSeveral = documents.some(({ length }) => length !== 1)
  const ends = hasSeveral ? endsOf(documents) : []
  const head = [hasSeveral ? mark.several : mark.one, first, documents.length, dimensions, ...ends]
  const bytes = new Uint8Array(4 * head.length + vectors.length * dimensions)
  new Uint32Array(bytes.buffer, 0, head.length).set(head)
  const numbers = new Int8Array(bytes.buffer, 4 * head.length)
  for (const [number, vector] of vectors.entries()) {
    if (vector.length !== dimensions) throw new Error('vectors of a segment have one length')
    numbers.set(quantize(vector), number * dimensions)
  }
  return bytes
}

function endsOf(documents: readonly DocumentVectors[]): number[] {
  let end = 0
  return documents.map(({ length }) => {
    end += length
    return end
  })
}

/** Reads a vector segment. Throws for bytes that are not one. */
export function decodeVectors(given: Uint8Array): VectorSegment {
  const bytes = given.byteOffset % 4 === 0 ? given : given.slice()
  if (bytes.length < 4 * headLength) throw new Error('not a vector segment: too short')
  const [found, first = 0, count = 0, dimensions = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, headLength)
  const from = 4 * (found === mark.several ? headLength + count : headLength)
  if ((found !== mark.one && found !== mark.several) || bytes.length < from) throw new Error('not a vector segment: its head differs')
  const ends =
    found === mark.several
      ? new Uint32Array(bytes.buffer, bytes.byteOffset + 4 * headLength, count)
      : Uint32Array.from({ length: count }, (_, number) => number + 1)
  const vectors = ends.at(-1) ?? 0
  if (bytes.length !== from + vectors * dimensions) throw new Error('not a vector segment: its size differs from its head')
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + from, vectors * dimensions)
  const norms = Float32Array.from({ length: vectors }, (_, number) => normOf(numbers, number * dimensions, dimensions))
  return { first, count, dimensions, ends, numbers, norms, byteLength: bytes.length + ends.byteLength + norms.byteLength }
}

function normOf(numbers: Int8Array, from: number, dimensions: number): number {
  let sum = 0
  for (let at = from; at < from + dimensions; at++) sum += (numbers[at] as number) ** 2
  return Math.sqrt(sum)
}

/**
 * Calls `visit` with the cosine similarity of each document to a vector of the same length: that of
 * its nearest vector. Vectors of another length are left out.
 */
export function eachSimilarity(
  { first, count, dimensions, ends, numbers, norms }: VectorSegment,
  query: Int8Array,
  visit: (document: number, similarity: number) => void,
): void {
  if (query.length !== dimensions) return
  const queryNorm = normOf(query, 0, dimensions)
  let number = 0
  for (let document = 0; document < count; document++) {
    let nearest = Number.NEGATIVE_INFINITY
    for (const end = ends[document] as number; number < end; number++) {
      const from = number * dimensions
      let product = 0
      for (let at = 0; at < dimensions; at++) product = (product + (numbers[from + at] as number) * (query[at] as number)) | 0
      const norm = (norms[number] as number) * queryNorm
      if (norm > 0) nearest = Math.max(nearest, product / norm)
    }
    if (nearest > Number.NEGATIVE_INFINITY) visit(first + document, nearest)
  }
}
