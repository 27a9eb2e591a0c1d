import type { PostingReader } from '../posting-bytes.ts'
import { readVarint, varintLength } from '../varint.ts'

/*
 * A segment is an inverted index of up to 2,000 documents, which never changes:
 *
 *   u32 × 8   mark, version of the terms, first document, documents, sum of their lengths, terms, bytes of the dictionary, and of the
 *             postings
 *   u32 × t+1 where each term begins in the dictionary
 *   u32 × t+1 where the postings of each term begin
 *   u16 × n   the length of each document in terms, padded to 4 bytes
 *   bytes     the dictionary: the terms in UTF-8, sorted by their bytes
 *   bytes     the postings: of each term the number of its documents as a varint, then the postings as posting-bytes.ts has them
 *
 * Numbers of fixed size are little-endian, as every processor that Node runs on has them: the arrays are views of the bytes.
 */
export const mark = 0x31534b52
const headLength = 8
export const maxDocuments = 2_000
/** A segment of more bytes ends early: a row of a database may have 16 MB at most. */
export const maxBytes = 4_000_000
export const maxLength = 0xffff

/** A segment as it is searched: views of its bytes. */
export interface Segment {
  /** The version of the library that made the terms. */
  termsVersion: number
  /** The number of its first document in the whole index, from 0. Its own document ids begin at 0. */
  first: number
  count: number
  totalLength: number
  /** The length of each document in terms. */
  lengths: Uint16Array
  termStarts: Uint32Array
  postingStarts: Uint32Array
  dictionary: Uint8Array
  postings: Uint8Array
  byteLength: number
}

/** Reads a segment without copying, unless its bytes are not aligned. Throws for bytes that are not one. */
export function decodeSegment(given: Uint8Array): Segment {
  const bytes = given.byteOffset % 4 === 0 ? given : given.slice()
  const { buffer, byteOffset } = bytes
  if (bytes.length < 4 * headLength) throw new Error('not a segment: too short')
  const head = new Uint32Array(buffer, byteOffset, headLength)
  const [found, termsVersion = 0, first = 0, count = 0, totalLength = 0, terms = 0, dictionaryBytes = 0, postingBytes = 0] = head
  const startsAt = 4 * headLength
  const lengthsAt = startsAt + 8 * (terms + 1)
  const dictionaryAt = lengthsAt + 4 * Math.ceil(count / 2)
  const postingsFrom = dictionaryAt + dictionaryBytes
  if (found !== mark || postingsFrom + postingBytes !== bytes.length) throw new Error('not a segment: its size differs from its head')
  return {
    termsVersion,
    first,
    count,
    totalLength,
    byteLength: bytes.length,
    termStarts: new Uint32Array(buffer, byteOffset + startsAt, terms + 1),
    postingStarts: new Uint32Array(buffer, byteOffset + startsAt + 4 * (terms + 1), terms + 1),
    lengths: new Uint16Array(buffer, byteOffset + lengthsAt, count),
    dictionary: bytes.subarray(dictionaryAt, postingsFrom),
    postings: bytes.subarray(postingsFrom),
  }
}

/** Returns the number of a term in the dictionary; -1 for an unknown one. `term`: in UTF-8. */
export function findTerm({ termStarts, dictionary }: Segment, term: Uint8Array): number {
  let low = 0
  let high = termStarts.length - 2
  while (low <= high) {
    const middle = (low + high) >> 1
    const order = compareAt(dictionary, termStarts[middle] as number, termStarts[middle + 1] as number, term)
    if (order === 0) return middle
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return -1
}

function compareAt(dictionary: Uint8Array, start: number, end: number, term: Uint8Array): number {
  const shared = Math.min(end - start, term.length)
  for (let at = 0; at < shared; at++) {
    const difference = (dictionary[start + at] as number) - (term[at] as number)
    if (difference !== 0) return difference
  }
  return end - start - term.length
}

/** Returns how many documents of the segment have a term. */
export const documentsWith = ({ postings, postingStarts }: Segment, term: number): number =>
  readVarint(postings, postingStarts[term] as number)

/** Returns the place of a term's first posting. `count`: the number of its documents. */
export const postingsAt = ({ postingStarts }: Segment, term: number, count: number): number =>
  (postingStarts[term] as number) + varintLength(count)

/** Reads the postings of a term. Returns their number. */
export function readPostings(segment: Segment, term: number, into: PostingReader): number {
  const count = documentsWith(segment, term)
  into.read(segment.postings, postingsAt(segment, term, count), count)
  return count
}
