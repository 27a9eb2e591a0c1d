/** A passage of a persona's material. */
export interface Passage {
  /** The id of its source. Empty in a share. */
  sourceId: string
  /** The title of its source. */
  title: string
  /** The page on which it begins, from 1. Null when its source has no pages. */
  page: number | null
  /** What the document calls that page, such as `iv`; absent when that is its number. */
  pageLabel?: string
  /** The headings above it, joined by ' › '. Empty for none. */
  heading: string
  /** The text of the passage. */
  excerpt: string
  /** How well it answers the message, from 0 to 1; from `leastFit` on it does. Absent outside of a retrieval. */
  fit?: number
}

/** A passage that the model got for an answer, and its number there: `[n]` in the answer cites it. */
export interface Citation extends Passage {
  /** From 1. */
  n: number
}

/** Numbers the passages of one answer from 1. The numbers are stored, so that another replica that continues the answer uses the same. */
export const numbered = (passages: readonly Passage[]): Citation[] => passages.map((passage, index) => ({ n: index + 1, ...passage }))

/** Returns the length of the texts of citations, in UTF-16 units. */
export const lengthOf = (citations: readonly Citation[]): number =>
  citations.reduce((sum, { title, heading, excerpt }) => sum + title.length + heading.length + excerpt.length, 0)
