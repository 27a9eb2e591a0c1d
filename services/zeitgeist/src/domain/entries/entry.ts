export const entryTypes = ['theme', 'excerpt', 'trend'] as const

export type EntryType = (typeof entryTypes)[number]

export interface SampleMessage {
  role: 'user' | 'bot'
  /** Empty for a user. */
  botName: string
  content: string
}

/** A span of days, both included, and how many people talked about a subject in it. */
export interface TrendPoint {
  /** `YYYY-MM-DD`. */
  from: string
  to: string
  /** Rounded down to a multiple of the floor. */
  people: number
}

/** The text of an entry. Plain text, no Markdown. */
export interface EntryText {
  title: string
  content: string
  sampleMessages: readonly SampleMessage[]
}

/** A published entry. */
export interface Entry extends EntryText {
  id: string
  type: EntryType
  /** The persona to talk with about it; empty when none fits. */
  botId: string
  /** At most 100. */
  conversationIds: readonly string[]
  createdAt: Date
  expiresAt: Date
  offline: boolean
  trend: readonly TrendPoint[]
}

/** A word or a pair of words that enough people used, and how many: rounded down to a multiple of the floor. */
export interface BriefWord {
  text: string
  people: number
}

/** All that the writer of an entry is given. Everything in it is above the floor. */
export interface Brief {
  type: EntryType
  /** The word that stands for the topic comes first. */
  words: readonly BriefWord[]
  /** Rounded down to a multiple of the floor. */
  people: number
  /** The name of the persona that is linked; empty when there is none. */
  botName: string
  /** For trends: people this week and the week before, each person counted once a day. */
  growth: { now: number; before: number } | null
  /** Decides among equivalent texts, so that a repeated run writes the same one. */
  seed: string
}
