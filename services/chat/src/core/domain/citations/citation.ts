/** A passage of a persona's material. */
export interface Passage {
  /** The source that it is from. Empty in a share. */
  sourceId: string
  /** Of its source. */
  title: string
  /** The page on which it begins, from 1. Null when its source has no pages. */
  page: number | null
  /** The headings above it, joined by ' › '. Empty for none. */
  heading: string
  /** The whole passage. */
  excerpt: string
}

/** A passage that the model gets for an answer. `[n]` in the answer cites it. */
export interface Citation extends Passage {
  /** From 1. */
  n: number
}

/** Numbers the passages of one answer. They keep their numbers, also when another replica goes on with the answer. */
export const numbered = (passages: readonly Passage[]): Citation[] => passages.map((passage, index) => ({ n: index + 1, ...passage }))

/** Returns the length of the texts of citations, in UTF-16 units. */
export const lengthOf = (citations: readonly Citation[]): number =>
  citations.reduce((sum, { title, heading, excerpt }) => sum + title.length + heading.length + excerpt.length, 0)
