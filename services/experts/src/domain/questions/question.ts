import type { Finish } from '@rostra/llm/chat-model'
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
  /** Why the model ended its text. Absent when it failed, and in answers that were stored before it was kept. */
  end?: Finish
}

export type ModelAnswers = Readonly<Record<Seat, ModelAnswer>>

/** A question to three models, of a member or a guest. */
export interface Question {
  id: string
  question: string
  turnCount: number
  lineUp: LineUp
  answers: ModelAnswers
  askedAt: Date
  /** When its answers were stored; null while models answer, and for one that did not end. */
  answeredAt: Date | null
}

/** A question that follows up no other, and its follow-up. */
export interface QuestionThread extends Question {
  /** Also one that models still answer. */
  followUp: Question | null
  /** When it was shared; null without a link. */
  sharedAt: Date | null
}

/**
 * Returns a shared question as its readers see it: without ids, without the number of the asker's earlier
 * questions, and without a follow-up that was answered after the share.
 */
export function toShared(thread: QuestionThread): QuestionThread {
  const { followUp, sharedAt } = thread
  const isIncluded = followUp?.answeredAt && sharedAt && followUp.answeredAt <= sharedAt
  return { ...thread, id: 'shared', turnCount: 0, followUp: followUp && isIncluded ? { ...followUp, id: 'shared-follow-up' } : null }
}

/** Whose a question is. */
export interface QuestionOwner {
  kind: 'member' | 'guest'
  id: string
}

/** The person who asks. */
export interface Asker extends QuestionOwner {
  /** Whether the member has proven the account's email address. */
  isConfirmed: boolean
  /** Whether the person is served near the limit, where guests and citizens are refused. */
  isServedFirst: boolean
  /** The browser's address. */
  clientAddress: string
}
