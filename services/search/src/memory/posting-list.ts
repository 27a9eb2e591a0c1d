import { type Bitmap, bitmapOf, clearBit, idsOf, setBit, withRoom } from '../bitmap.ts'
import { PostingReader, removePosting, writePosting } from '../posting-bytes.ts'
import { ByteWriter } from '../varint.ts'

/** The documents of one term: those of a rare term as posting bytes, those of a frequent one as a bitmap, which is then about as small. */
export interface PostingList {
  /** Number of documents. */
  size: number
  /** The greatest document id, or -1. */
  last: number
  /** Empty for a frequent term. */
  postings: ByteWriter
  /** Of a frequent term. */
  bitmap?: Bitmap
}

/** A term is frequent from one of 32 documents on. */
export const frequentShare = 32
/** Bytes of a new list: most terms have few documents. */
const initialCapacity = 8
const noPostings = new ByteWriter(0)
const reader = new PostingReader()

export const emptyList = (): PostingList => ({ size: 0, last: -1, postings: new ByteWriter(initialCapacity) })

/** Adds a document whose id is greater than every id before it. `minBitmap`: the documents below which a list has no bitmap. */
export function append(list: PostingList, docId: number, minBitmap: number): void {
  if (list.bitmap) {
    list.bitmap = withRoom(list.bitmap, docId + 1)
    setBit(list.bitmap, docId)
  } else writePosting(list.postings, list.last, docId, 1)
  list.last = docId
  list.size++
  if (list.bitmap || list.size < minBitmap || list.size * frequentShare <= docId) return
  list.bitmap = bitmapOf(idsIn(list))
  list.postings = noPostings
}

/** Removes a document that is in the list. */
export function removeFrom(list: PostingList, docId: number): void {
  if (list.bitmap) {
    list.size--
    clearBit(list.bitmap, docId)
    return
  }
  const previous = removePosting(list.postings, docId)
  if (previous === undefined) return
  list.size--
  if (docId === list.last) list.last = previous
}

/** Returns the list with the new ids of its documents, whose order is the same. `end`: the first id that no document has. */
export function renumbered(list: PostingList, newIds: Int32Array, end: number, minBitmap: number): PostingList {
  const docIds = (list.bitmap ? idsOf(list.bitmap, list.size) : idsIn(list)).map((docId) => newIds[docId] as number)
  const isFrequent = docIds.length >= minBitmap && docIds.length * frequentShare > end
  if (!isFrequent) return rareList(docIds)
  return { size: docIds.length, last: docIds.at(-1) ?? -1, postings: noPostings, bitmap: bitmapOf(docIds) }
}

/** Returns the ids of a list without a bitmap, in ascending order. Valid until the reader reads again, which is shared by default. */
export function idsIn({ postings, size }: PostingList, into = reader): Int32Array {
  into.read(postings.storage, 0, size)
  return into.docIds.subarray(0, size)
}

function rareList(docIds: Int32Array): PostingList {
  const postings = new ByteWriter(2 * docIds.length)
  let last = -1
  for (const docId of docIds) {
    writePosting(postings, last, docId, 1)
    last = docId
  }
  return { size: docIds.length, last, postings }
}
