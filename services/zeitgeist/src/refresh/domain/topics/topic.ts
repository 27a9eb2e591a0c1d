import type { ConversationDay, Day } from '../../../core/domain/activity/activity.ts'

/** A row of the last 7 days whose member is known by number: the same number on every day. */
export type Evidence = Omit<ConversationDay, 'person'> & { person: number }

/** A conversation of a person about a topic, on one day. */
export interface SupportingDay {
  day: Day
  conversationId: string
  personaId: string
  /** Bit i is set when the person used the topic's term i in it. */
  terms: number
  /** When the first message of it with a term of the topic ended; in milliseconds since 1970. */
  firstAt: number
}

/** A person who talked about a topic. */
export interface Supporter {
  /** The number in `Evidence`. */
  person: number
  /** Bit i is set when the person used the topic's term i. */
  terms: number
  /** The personas that the person talked with about it, and in which conversations; both distinct and sorted. */
  personas: readonly { personaId: string; conversationIds: readonly string[] }[]
  /** When the first message of the person about it ended, within the 7 days; in milliseconds since 1970. */
  firstAt: number
  /** What the fields above follow from, by conversation and day. */
  days: readonly SupportingDay[]
}

/** A term of a topic, still as its hash. */
export interface TopicTerm {
  hash: number
  /** Exchanges in which up to three people used the term. Its text is read from one of them. */
  exchangeIds: readonly string[]
}

/** Terms that are used together, and by whom. */
export interface Topic {
  /** The hash of its first term, in hexadecimal. */
  key: string
  /** 2 to 12 terms; the one that stands for the topic comes first. */
  terms: readonly TopicTerm[]
  /** Everybody, or a sample of 1,024 people when there are more. */
  supporters: readonly Supporter[]
  /** How many people talked about it in the last 7 days. */
  people: number
  /** The first of the 14 days of `peopleByDay`. */
  firstDay: Day
  /** How many people talked about it on each of the 14 days, oldest first. A person counts on each day anew. */
  peopleByDay: readonly number[]
}
