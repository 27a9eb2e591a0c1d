import type { Article } from '../articles/article.ts'
import { type Author, authors } from '../articles/author.ts'

/** Room for the numbers of the authors, between two milliseconds. */
const authorsAtMost = 16

/**
 * Returns the place of a story in the order of publication, as a number: the milliseconds since 1970, times 16, plus the number of the
 * author. It is unique, because an author publishes one story at a time.
 */
export const positionOf = ({ publishedAt, author }: Pick<Article, 'publishedAt' | 'author'>): number =>
  firstPositionOf(publishedAt.getTime()) + authors.indexOf(author)

/** Returns the first position of a time in milliseconds since 1970. */
export const firstPositionOf = (ms: number): number => ms * authorsAtMost

/** Returns those of the positions that are of an author. */
export function positionsOf(author: Author, positions: Float64Array): Float64Array {
  const number = authors.indexOf(author)
  // A division: the remainder operator is slow for numbers of more than 32 bits.
  const authorAt = (position: number) => position - authorsAtMost * Math.floor(position / authorsAtMost)
  const found = new Float64Array(positions.length)
  let count = 0
  for (const position of positions) if (authorAt(position) === number) found[count++] = position
  return found.subarray(0, count)
}
