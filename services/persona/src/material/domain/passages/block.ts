/** A part of a structured text. A heading longer than `maxHeadingLength` is read as a paragraph. */
export interface Block {
  /** From 1 for a heading of the first level. Null for a paragraph. */
  level: number | null
  text: string
  /** The page on which it begins, from 1. Null when its source has no pages. */
  page: number | null
  /** True when it continues the sentence that ends the block before it, on the page before. */
  continues?: boolean
}

/** Maximum number of characters of a heading. */
export const maxHeadingLength = 120
