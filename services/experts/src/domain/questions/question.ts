import type { ModelName } from '@rostra/llm/model-settings'

/** The parts in which three models answer: two experts and the devil's advocate. */
export const seats = ['a', 'b', 'devil'] as const
export type Seat = (typeof seats)[number]

/** Which model has which seat. */
export type LineUp = Readonly<Record<Seat, ModelName>>

export interface ModelAnswer {
  /** Markdown; empty when the model failed. */
  content: string
  /** The built-in offline model answered in place of the named one. */
  offline: boolean
  /** Text for the reader; empty unless the model failed. */
  failure: string
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

/** Who asks. */
export interface Asker {
  kind: 'member' | 'guest'
  id: string
  /** The browser's address. */
  clientAddress: string
}
