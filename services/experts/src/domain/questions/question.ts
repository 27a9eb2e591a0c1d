import type { ModelName } from '@rostra/llm/model-settings'

/** The roles of the three models: two experts and the devil's advocate. */
export const seats = ['a', 'b', 'devil'] as const
export type Seat = (typeof seats)[number]

/** The model of each seat. */
export type LineUp = Readonly<Record<Seat, ModelName>>

export interface ModelAnswer {
  /** Markdown; empty when the model failed. */
  content: string
  /** Whether the built-in offline model answered instead of the named one. */
  offline: boolean
  /** A message for the reader; empty unless the model failed. */
  failure: string
  /** The id of the model that was asked. Any server may stand behind a name. */
  modelId: string
}

export type ModelAnswers = Readonly<Record<Seat, ModelAnswer>>

/** A question to three models, of a member or a guest. */
export interface Question {
  id: string
  question: string
  lineUp: LineUp
  answers: ModelAnswers
  askedAt: Date
}

/** The person who asks. */
export interface Asker {
  kind: 'member' | 'guest'
  id: string
  /** Whether the member has proven the account's email address. */
  isConfirmed: boolean
  /** Whether the person is served near the limit, where guests and citizens are refused. */
  isServedFirst: boolean
  /** The browser's address. */
  clientAddress: string
}
