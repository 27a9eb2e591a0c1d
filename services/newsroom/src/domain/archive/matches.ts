import { type Bitmap, bitmapOfRange, countBits, keepOnly, lastIds, setBit } from '@rostra/search/bitmap'
import type { Author } from '../articles/author.ts'
import type { ArchiveQuery } from './archive-query.ts'
import { authorAt, firstPositionOf } from './position.ts'

/**
 * The positions of stories, in ascending order. In bitmaps a story is the number of positions before its own among those of all stories.
 */
export type Positions = Float64Array

/** Returns the bitmap of some positions among all. Leaves out those that are not among all. */
export function bitmapOfPositions(positions: Positions, all: Positions): Bitmap {
  const bitmap = bitmapOfRange(0, 0, all.length)
  for (const position of positions) {
    const place = placeOf(all, position)
    if (all[place] === position) setBit(bitmap, place)
  }
  return bitmap
}

/** Returns the bitmap of the stories of an author. */
export function bitmapOfAuthor(author: Author, all: Positions): Bitmap {
  const bitmap = bitmapOfRange(0, 0, all.length)
  for (const [place, position] of all.entries()) if (authorAt(position) === author) setBit(bitmap, place)
  return bitmap
}

/** Returns a page of the positions that are in every bitmap and of the days of a query, the newest first, and how many there are. */
export function matchesOf(all: Positions, bitmaps: readonly Bitmap[], { from, to, page, limit }: Omit<ArchiveQuery, 'stems' | 'author'>) {
  const found = bitmapOfRange(placeOf(all, firstPositionOf(from)), placeOf(all, firstPositionOf(to)), all.length)
  for (const bitmap of bitmaps) keepOnly(found, bitmap)
  const positions = lastIds(found, (page - 1) * limit, limit).map((place) => all[place] as number)
  return { positions, total: countBits(found) }
}

/** Returns how many positions of a list are less than one. */
function placeOf(list: Positions, position: number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as number) < position) low = middle + 1
    else high = middle
  }
  return low
}
