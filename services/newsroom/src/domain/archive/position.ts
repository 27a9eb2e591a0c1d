import type { Article } from '../articles/article.ts'
import { authors } from '../articles/author.ts'

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

/** Returns the author of the story at a position. */
export const authorAt = (position: number) => authors[position % authorsAtMost]
