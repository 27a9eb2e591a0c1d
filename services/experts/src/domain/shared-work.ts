/** A discussion or a question that has a link, for the list of its member. */
export interface SharedWork {
  id: string
  /** The question. */
  prompt: string
  sharedAt: Date
}

/** The most shared discussions, and the most shared questions, of a list. */
export const maxListed = 2_000
