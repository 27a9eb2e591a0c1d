/** A passage that an answer cites, or could cite, by its number. */
export interface CitedPassage {
  /** `[n]` in the answer cites it. */
  n: number
  title: string
  /** From 1; null when its source has no pages. */
  page: number | null
  /** The headings above it. Empty for none. */
  heading: string
  excerpt: string
}
