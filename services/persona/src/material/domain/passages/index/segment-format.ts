import { textVersion } from '@rostra/text/version'

/*
 * A segment is an inverted index of up to 2,000 passages of one reading:
 *
 *   u32 × 8   mark, version of the terms, first passage, passages, sum of their lengths, terms, bytes of the dictionary, bytes of the postings
 *   u32 × t+1 where each term begins in the dictionary
 *   u32 × t+1 where the postings of each term begin
 *   u16 × n   the length of each passage in terms, padded to 4 bytes
 *   bytes     the dictionary: the terms in UTF-8, sorted by their bytes
 *   bytes     the postings: of each term the number of its passages, then for each passage the distance to the one before, doubled, plus 1 when the
 *             term occurs once; otherwise followed by the number of occurrences. All are varints.
 *
 * Numbers of fixed size are little-endian, as every processor that Node runs on has them: the arrays are views of the bytes.
 */
export const mark = 0x31534b52
export const headLength = 8
export const mostPassages = 2_000
/** A segment of more bytes ends early: a document has 16 MB at most. */
export const mostBytes = 4_000_000
export const longestPassage = 0xffff

/** A segment as it is searched: views of its bytes. */
export interface Segment {
  /** Its terms are of an earlier version of the library: it is written again soon. */
  isOutdated: boolean
  /** The number of its first passage in the reading, from 0. */
  first: number
  count: number
  totalLength: number
  /** The length of each passage in terms. */
  lengths: Uint16Array
  termStarts: Uint32Array
  postingStarts: Uint32Array
  dictionary: Uint8Array
  postings: Uint8Array
  byteLength: number
}

/** Reads a segment without copying, unless its bytes are not aligned. Throws for bytes that are none. */
export function decodeSegment(given: Uint8Array): Segment {
  const bytes = given.byteOffset % 4 === 0 ? given : given.slice()
  const { buffer, byteOffset } = bytes
  if (bytes.length < 4 * headLength) throw new Error('not a segment: too short')
  const head = new Uint32Array(buffer, byteOffset, headLength)
  const [found, version = 0, first = 0, count = 0, totalLength = 0, terms = 0, dictionaryBytes = 0, postingBytes = 0] = head
  const startsAt = 4 * headLength
  const lengthsAt = startsAt + 8 * (terms + 1)
  const dictionaryAt = lengthsAt + 4 * Math.ceil(count / 2)
  const postingsAt = dictionaryAt + dictionaryBytes
  if (found !== mark || postingsAt + postingBytes !== bytes.length) throw new Error('not a segment: its size differs from its head')
  return {
    isOutdated: version < textVersion,
    first,
    count,
    totalLength,
    byteLength: bytes.length,
    termStarts: new Uint32Array(buffer, byteOffset + startsAt, terms + 1),
    postingStarts: new Uint32Array(buffer, byteOffset + startsAt + 4 * (terms + 1), terms + 1),
    lengths: new Uint16Array(buffer, byteOffset + lengthsAt, count),
    dictionary: bytes.subarray(dictionaryAt, postingsAt),
    postings: bytes.subarray(postingsAt),
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

/** The postings of one term, in arrays that are used again for the next one. */
export interface Postings {
  /** Numbers in the segment. */
  passages: Uint16Array
  occurrences: Uint16Array
}

export const createPostings = (): Postings => ({ passages: new Uint16Array(mostPassages), occurrences: new Uint16Array(mostPassages) })

/** Reads the postings of a term. Returns their number. */
export function readPostings({ postings, postingStarts }: Segment, term: number, { passages, occurrences }: Postings): number {
  let at = postingStarts[term] as number
  const read = () => {
    let byte = postings[at++] as number
    if (byte < 0x80) return byte
    let value = byte & 0x7f
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = postings[at++] as number
      value |= (byte & 0x7f) << shift
    }
    return value
  }
  const count = read()
  let passage = -1
  for (let number = 0; number < count; number++) {
    const value = read()
    passage += value >> 1
    passages[number] = passage
    occurrences[number] = value & 1 ? 1 : read()
  }
  return count
}

/** Returns how many passages of the segment have the term. */
export function passagesWith({ postings, postingStarts }: Segment, term: number): number {
  const at = postingStarts[term] as number
  const byte = postings[at] as number
  // At most 2,000: two bytes.
  return byte < 0x80 ? byte : (byte & 0x7f) + (postings[at + 1] as number) * 0x80
}
