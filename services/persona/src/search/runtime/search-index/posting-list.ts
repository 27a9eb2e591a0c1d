import { type Bitmap, bitmapOf, clearBit, idsOf, setBit, withRoom } from './bitmap.ts'
import { grown } from './grown.ts'

/** The documents of one stem: those of a rare stem as ids in ascending order, those of a frequent one as a bitmap, which is then smaller. */
export interface PostingList {
  /** Number of documents. */
  size: number
  docIds: Int32Array
  /** Of a frequent stem, whose `docIds` are empty. */
  bitmap?: Bitmap
}

/** A stem is frequent from one of 32 documents on: a bit for each document takes no more than 32 bits for each of its own. */
export const frequentShare = 32
const initialCapacity = 4
const noDocIds = new Int32Array(0)

export const emptyList = (): PostingList => ({ size: 0, docIds: new Int32Array(initialCapacity) })

/** Adds a document whose id is greater than every id before it. `minBitmap`: the documents below which a list has no bitmap. */
export function append(list: PostingList, docId: number, minBitmap: number): void {
  if (list.bitmap) {
    list.bitmap = withRoom(list.bitmap, docId + 1)
    setBit(list.bitmap, docId)
    list.size++
    return
  }
  list.docIds = grown(list.docIds, list.size + 1)
  list.docIds[list.size++] = docId
  if (list.size < minBitmap || list.size * frequentShare <= docId) return
  list.bitmap = bitmapOf(idsIn(list))
  list.docIds = noDocIds
}

/** Removes a document that is in the list. */
export function removeFrom(list: PostingList, docId: number): void {
  if (list.bitmap) clearBit(list.bitmap, docId)
  else {
    const at = positionOf(list, docId)
    list.docIds.copyWithin(at, at + 1, list.size)
  }
  list.size--
}

/** Returns the list with the new ids of its documents, whose order is the same. `end`: the first id that no document has. */
export function renumbered(list: PostingList, newIds: Int32Array, end: number, minBitmap: number): PostingList {
  const docIds = (list.bitmap ? idsOf(list.bitmap, list.size) : idsIn(list)).map((docId) => newIds[docId] as number)
  const isFrequent = docIds.length >= minBitmap && docIds.length * frequentShare > end
  return isFrequent ? { size: docIds.length, docIds: noDocIds, bitmap: bitmapOf(docIds) } : { size: docIds.length, docIds }
}

/** Returns the ids of a list without a bitmap. */
export const idsIn = ({ docIds, size }: PostingList): Int32Array => docIds.subarray(0, size)

function positionOf({ docIds, size }: PostingList, docId: number): number {
  let low = 0
  let high = size - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((docIds[middle] as number) < docId) low = middle + 1
    else high = middle
  }
  return low
}
