/** The slugs in use. */
export interface Slugs {
  /** Returns which of the given slugs are taken, and by which persona. */
  holders: (slugs: readonly string[]) => Promise<Map<string, string>>
}
