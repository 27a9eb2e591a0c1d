import { utcDate } from '@rostra/kit/utc-date'
/** A UTC day: whole days since 1970-01-01. */
export type Day = number

const dayMs = 86_400_000

export const dayOf = (at: Date): Day => Math.floor(at.getTime() / dayMs)

/** Returns `YYYY-MM-DD`. */
export const dateOf = (day: Day): string => utcDate(day * dayMs)

/** The words of one message, as keyed hashes. It has no text. */
export interface MessageTerms {
  exchangeId: string
  /** When the exchange ended. */
  at: Date
  /** Words and pairs of words: hashes of 40 bits, distinct and ascending. */
  terms: readonly number[]
  /** Runs of words, to keep them out of entries: hashes of 32 bits. `runs.ts` describes them. */
  runs: readonly number[]
}

/** What one member wrote to one persona in one conversation on one day. */
export interface ConversationDay {
  day: Day
  conversationId: string
  personaId: string
  /** The member's pseudonym of the day: a keyed hash of the account id, 16 hexadecimal digits. */
  person: string
  messages: readonly MessageTerms[]
}
