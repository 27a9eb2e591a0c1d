/** The words that the renderer adds. */
export interface MarkdownWords {
  /** The name of the list of footnotes. */
  notes: string
  /** The name of the link from a footnote to its mark. */
  backToMark: (number: number) => string
  /** The names of the boxes of a task list. */
  done: string
  open: string
}

export interface MarkdownOptions {
  words: MarkdownWords
  /** Begins the ids of footnotes, so that those of two texts differ on a page. */
  idPrefix: string
  /** The level of the first heading. Those after it leave out none. Without it the levels are those that were written. */
  topHeading?: number
}
