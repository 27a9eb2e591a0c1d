import type { ArchiveQuery } from './archive-query.ts'
import { firstPositionOf, positionsOf } from './position.ts'

/** The positions of stories, in ascending order. */
export type Positions = Float64Array

/** Returns the positions that are in every list, of the author and the days of a query. */
export function matchesOf(lists: readonly Positions[], { author, from, to }: Pick<ArchiveQuery, 'author' | 'from' | 'to'>): Positions {
  const ofDays = lists.map((list) => list.subarray(placeOf(list, firstPositionOf(from)), placeOf(list, firstPositionOf(to))))
  const [shortest = new Float64Array(), ...others] = ofDays.sort((one, other) => one.length - other.length)
  return others.reduce(intersection, author === null ? shortest : positionsOf(author, shortest))
}

/** Returns the positions of a page, the newest first. */
export function pageOf(found: Positions, { page, limit }: Pick<ArchiveQuery, 'page' | 'limit'>): number[] {
  const end = Math.max(0, found.length - (page - 1) * limit)
  return [...found.subarray(Math.max(0, end - limit), end)].reverse()
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

function intersection(one: Positions, other: Positions): Positions {
  const both = new Float64Array(Math.min(one.length, other.length))
  let count = 0
  let place = 0
  for (const position of one) {
    while (place < other.length && (other[place] as number) < position) place++
    if (other[place] === position) both[count++] = position
  }
  return both.subarray(0, count)
}
