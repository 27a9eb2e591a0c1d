export const entryTypes = ['theme', 'excerpt', 'trend'] as const

export type EntryType = (typeof entryTypes)[number]

export type EntryCounts = Readonly<Record<EntryType, number>>

/** Whether readers see an entry. `waiting`: it is new, and operators review entries first. `held`: an operator holds it back. */
export const entryStates = ['shown', 'waiting', 'held'] as const

export type EntryState = (typeof entryStates)[number]

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
  /** The id of the model that wrote the text; `offline` when `offline` is true. */
  model: string
  trend: readonly TrendPoint[]
}
