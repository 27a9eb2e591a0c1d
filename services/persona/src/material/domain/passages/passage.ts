/** A part of a source, about 200 words. */
export interface Passage {
  /** The page on which it begins, from 1. Null when its source has no pages. */
  page: number | null
  /** What the document calls that page, such as `iv`; absent when that is its number. */
  pageLabel?: string
  /** The headings above it, joined by ' › '. Empty for none. */
  heading: string
  text: string
  /** Other wordings of the question that it answers: it is found by them, and they are never shown. */
  otherQuestions?: readonly string[]
}

/** The passages of a reading in their order, with what searches need of them. What is missing is made when they are stored. */
export interface ReadPassages {
  /** `terms`: those of the text, as `encodeTerms` returns them. */
  passages: readonly (Passage & { terms?: string })[]
  /** Those of `encodePassages`. */
  segments?: readonly Uint8Array[]
}

/** One reading of a source. A source that is read again, because a replica died, has the passages of its last reading only. */
export interface Reading {
  personaId: string
  sourceId: string
  readingId: string
}

/** A source whose passages are found. */
export interface ReadySource extends Reading {
  title: string
  /** The number of its passages. */
  passages: number
}

/** Where a passage is: its reading, and its number there from 0. */
export interface PassagePlace {
  sourceId: string
  readingId: string
  index: number
}

/** A passage that fits a search. */
export interface FoundPassage extends Passage {
  sourceId: string
  /** Of its source. */
  title: string
  /** How well it fits, above 0. Scores of one search can be compared. */
  score: number
  /** How well it answers the message, from 0 to 1, whatever else was found; from 0.5 on it does. */
  fit: number
}

/** What passages are searched for. */
export interface PassageQuery {
  text: string
  /** What the person wrote before it, the latest last. Helps to understand a follow-up. */
  earlier: readonly string[]
}
