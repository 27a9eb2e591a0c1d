import type { EntryType } from '../../../core/domain/entries/entry.ts'

/** A word or a pair of words that enough people used, and how many: rounded down to a multiple of the floor. */
export interface BriefWord {
  text: string
  people: number
}

/** All that the writer of an entry is given. Everything in it is above the floor. */
export interface Brief {
  type: EntryType
  /** The headword of the topic comes first. */
  words: readonly BriefWord[]
  /** Rounded down to a multiple of the floor. */
  people: number
  /** The personas that as many people as the floor talked with about it: others are not counted. */
  personas: number
  /** The name of the persona that is linked; empty when there is none. */
  botName: string
  /** For trends: people this week and the week before, each person counted once a day. */
  growth: { now: number; before: number } | null
  /** Decides among equivalent texts, so that a repeated run writes the same one. */
  seed: string
}
