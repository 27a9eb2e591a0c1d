import type { Turn } from '@rostra/kit/async/run-batches'
import type { ConversationDay, Day, MessageTerms } from './activity.ts'

/** One message to store: a row of one message. */
export type NewMessage = Omit<ConversationDay, 'messages'> & { message: MessageTerms }

/** A member on one day. */
export interface PersonOnDay {
  day: Day
  /** The pseudonym of the day. */
  person: string
}

/** The words that members used, one row for each conversation and day. */
export interface Activity {
  /** Stores messages. A message that is stored already, by its exchange, has no effect. */
  add: (messages: readonly NewMessage[]) => Promise<void>
  /** Reads the rows of days, first and last included, in batches and in a stable order. Memory does not grow with the number of rows. */
  read: (first: Day, last: Day, signal?: AbortSignal) => AsyncIterable<readonly ConversationDay[]>
  /** Returns the rows of a member. */
  ofPerson: (days: readonly PersonOnDay[]) => Promise<ConversationDay[]>
  deletePerson: (days: readonly PersonOnDay[]) => Promise<void>
  /** Deletes the rows of a persona, for one turn. */
  deletePersona: (personaId: string, turn: Turn) => Promise<void>
  /** Replaces the ids of conversations and exchanges in the rows of a day by random ones, so that they lead to no account. */
  unlink: (day: Day) => Promise<void>
  /** Deletes the rows of all days before `day`. */
  deleteBefore: (day: Day) => Promise<void>
  /** Returns the approximate number of rows. */
  size: () => Promise<number>
  /**
   * Whether some row has words of another version of the text library. Then one word may have two hashes: counts of it are too low, and a
   * run of words may not be found. Such rows end after 15 days.
   */
  hasOtherVersions: () => Promise<boolean>
}

/** The secret keys that turn account ids into pseudonyms, one for each day. */
export interface DayKeys {
  /** Returns the key of a day; makes one when there is none. All replicas get the same. */
  keyOf: (day: Day) => Promise<Buffer>
  /** Returns the keys that still exist. */
  existing: () => Promise<ReadonlyMap<Day, Buffer>>
  /** Deletes the keys of all days before `day`: the pseudonyms of those days no longer lead to an account. */
  deleteBefore: (day: Day) => Promise<void>
}

/** The accounts whose words were stored in the last 7 days. A row says nothing about what they wrote. */
export interface People {
  add: (accountIds: readonly string[], day: Day) => Promise<void>
  /** Reads the accounts that were added on `day` or later, in batches. */
  since: (day: Day, signal: AbortSignal) => AsyncIterable<readonly string[]>
  remove: (accountIds: readonly string[]) => Promise<void>
  /** Removes the accounts that were last added before `day`. */
  removeBefore: (day: Day) => Promise<void>
}

/** The secret key of all hashes of terms and runs. */
export type TermKey = () => Promise<Buffer>
