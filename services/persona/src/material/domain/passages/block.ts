/** A part of a structured text. A heading longer than `maxHeadingLength` is read as a paragraph. */
export interface Block {
  /** From 1 for a heading of the first level. Null for a paragraph. */
  level: number | null
  text: string
  /** The page on which it begins, from 1. Null when its source has no pages. */
  page: number | null
  /** Whether it goes on with the sentence in which the block before it ended, on the page before. */
  continues?: boolean
}

/** Characters of the longest heading. */
export const maxHeadingLength = 120
