import { grown } from './grown.ts'
import { type ByteWriter, readVarint, varintLength } from './varint.ts'

/*
 * The postings of one term in bytes: of each document, by ascending id, the distance to the id before (-1 for the first), doubled, plus
 * 1 when the term occurs once in the document; otherwise the number of occurrences follows. All numbers are varints.
 */

/** Greater numbers of occurrences are stored as this one. */
const maxOccurrences = 0xffff

/** Writes the posting of a document. `previous`: the id before it, or -1. */
export function writePosting(writer: ByteWriter, previous: number, docId: number, occurrences: number): void {
  writer.varint(2 * (docId - previous) + (occurrences === 1 ? 1 : 0))
  if (occurrences !== 1) writer.varint(Math.min(occurrences, maxOccurrences))
}

/** Removes the posting of a document. Returns the id before it, or -1; undefined when there is no such posting. */
export function removePosting(writer: ByteWriter, docId: number): number | undefined {
  const bytes = writer.storage
  let from = 0
  let at = 0
  let current = -1
  let value = 0
  while (current < docId && at < writer.length) {
    from = at
    value = readVarint(bytes, at)
    at += varintLength(value)
    current += value >>> 1
    if ((value & 1) === 0) at += varintLength(readVarint(bytes, at))
  }
  if (current !== docId) return undefined
  if (at === writer.length) writer.length = from
  else {
    const next = readVarint(bytes, at)
    // The next distance begins at the document before.
    writer.replace(from, at + varintLength(next), next + 2 * (value >>> 1))
  }
  return docId - (value >>> 1)
}

/** Decoded postings, in arrays that the next read overwrites: an allocation for each term would make the garbage collector run. */
export class PostingReader {
  docIds = new Int32Array(1_024)
  occurrences = new Uint16Array(1_024)

  /** Reads the first `count` postings from position `at`, to the beginning of the arrays. */
  read(bytes: Uint8Array, at: number, count: number): void {
    this.docIds = grown(this.docIds, count)
    this.occurrences = grown(this.occurrences, count)
    const { docIds, occurrences } = this
    let place = at
    let docId = -1
    for (let i = 0; i < count; i++) {
      // A call for each posting would double the time of a search, so the loop reads varints by itself.
      let value = bytes[place++] as number
      if (value >= 0x80) {
        value = readVarint(bytes, place - 1)
        place += varintLength(value) - 1
      }
      docId += value >>> 1
      docIds[i] = docId
      if ((value & 1) === 1) {
        occurrences[i] = 1
        continue
      }
      let times = bytes[place++] as number
      if (times >= 0x80) {
        times = readVarint(bytes, place - 1)
        place += varintLength(times) - 1
      }
      occurrences[i] = times
    }
  }
}
