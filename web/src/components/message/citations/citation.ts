/** A passage that an answer cites, or could cite, by its number. */
export interface CitedPassage {
  /** `[n]` in the answer cites it. */
  n: number
  title: string
  /** The page number from 1; null when the source has no pages. */
  page: number | null
  /** What the document calls that page, such as `iv`; absent when that is its number. */
  pageLabel?: string | undefined
  /** The headings above it. Empty for none. */
  heading: string
  excerpt: string
}
