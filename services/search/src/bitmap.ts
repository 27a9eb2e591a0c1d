import { grown } from './grown.ts'

/**
 * A set of document ids: bit `docId % 32` of word `docId / 32`. A bitmap may be shorter than the index; ids behind its end are not in it.
 */
export type Bitmap = Uint32Array

const wordsFor = (docIds: number) => Math.ceil(docIds / 32)

export const hasBit = (bitmap: Bitmap, docId: number): boolean => {
  const at = docId >>> 5
  return at < bitmap.length && ((bitmap[at] as number) & (1 << (docId & 31))) !== 0
}

/** Sets a bit below the bitmap's end. */
export function setBit(bitmap: Bitmap, docId: number): void {
  bitmap[docId >>> 5] = (bitmap[docId >>> 5] as number) | (1 << (docId & 31))
}

export function clearBit(bitmap: Bitmap, docId: number): void {
  bitmap[docId >>> 5] = (bitmap[docId >>> 5] as number) & ~(1 << (docId & 31))
}

/** Returns the bitmap, or a larger copy, with room for the ids below `docIds`. */
export const withRoom = (bitmap: Bitmap, docIds: number): Bitmap => grown(bitmap, wordsFor(docIds))

/** Adds the ids of another bitmap, which is not longer than this one. */
export function addAll(bitmap: Bitmap, other: Bitmap): void {
  const words = Math.min(bitmap.length, other.length)
  for (let at = 0; at < words; at++) bitmap[at] = (bitmap[at] as number) | (other[at] as number)
}

/** Removes the ids that another bitmap does not have. */
export function keepOnly(bitmap: Bitmap, other: Bitmap): void {
  const words = Math.min(bitmap.length, other.length)
  for (let at = 0; at < words; at++) bitmap[at] = (bitmap[at] as number) & (other[at] as number)
  bitmap.fill(0, words)
}

/** Returns the number of ids. */
export function countBits(bitmap: Bitmap): number {
  let count = 0
  for (let at = 0; at < bitmap.length; at++) count += bitsOf(bitmap[at] as number)
  return count
}

/** Returns the number of bits of a word (Warren, Hacker's Delight, 5-1). */
function bitsOf(word: number): number {
  if (word === 0) return 0
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Returns the ids in ascending order. `count`: how many there are. */
export function idsOf(bitmap: Bitmap, count: number): Int32Array {
  const docIds = new Int32Array(count)
  let found = 0
  for (let at = 0; found < count; at++)
    for (let word = bitmap[at] as number; word !== 0; word &= word - 1) docIds[found++] = 32 * at + 31 - Math.clz32(word & -word)
  return docIds
}

/** Returns at most `limit` ids in descending order, after the `skip` greatest. */
export function lastIds(bitmap: Bitmap, skip: number, limit: number): number[] {
  const docIds: number[] = []
  let left = skip
  for (let at = bitmap.length - 1; at >= 0 && docIds.length < limit; at--) {
    const count = bitsOf(bitmap[at] as number)
    if (count <= left) {
      left -= count
      continue
    }
    for (let word = bitmap[at] as number; word !== 0 && docIds.length < limit; word &= ~highestBit(word)) {
      if (left > 0) left--
      else docIds.push(32 * at + 31 - Math.clz32(word))
    }
  }
  return docIds
}

const highestBit = (word: number) => 1 << (31 - Math.clz32(word))

/** Returns a bitmap of the ids from `first` up to `end`, which is not included, with room for the ids below `docIds`. */
export function bitmapOfRange(first: number, end: number, docIds: number): Bitmap {
  const bitmap = new Uint32Array(wordsFor(docIds))
  if (first >= end) return bitmap
  bitmap.fill(0xffffffff, first >>> 5, wordsFor(end))
  bitmap[first >>> 5] = (bitmap[first >>> 5] as number) & (0xffffffff << (first & 31))
  if (end % 32 > 0) bitmap[end >>> 5] = (bitmap[end >>> 5] as number) & ~(0xffffffff << (end & 31))
  return bitmap
}

/** Returns a bitmap of ids that ascend. */
export function bitmapOf(docIds: ArrayLike<number>): Bitmap {
  const bitmap = new Uint32Array(wordsFor((docIds[docIds.length - 1] ?? -1) + 1))
  for (let i = 0; i < docIds.length; i++) setBit(bitmap, docIds[i] as number)
  return bitmap
}
