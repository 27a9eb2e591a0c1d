import type { ModelName } from '@rostra/llm/model-settings'
import type { Suspension } from '@rostra/platform/accounts/suspension'
import type { SharedWork } from '../shared-work.ts'
import type { Asker, LineUp, ModelAnswers, Question, QuestionOwner, QuestionThread } from './question.ts'

/** A question before its models are called. */
export interface NewQuestion {
  owner: QuestionOwner
  question: string
  turnCount: number
  lineUp: LineUp
  /** The id of the question that it follows up, or null. */
  followsUp: string | null
}

export interface Questions {
  /** Stores a question as pending and returns its id. Throws FOLLOW_UP_ASKED while another follow-up is pending or answered. */
  insert: (question: NewQuestion) => Promise<string>
  /**
   * Stores the end of a question, or of a follow-up of another, which is removed when it
   * failed. Does nothing when the question was deleted.
   */
  complete: (id: string, answers: ModelAnswers, status: 'completed' | 'failed', followsUp: string | null) => Promise<void>
  /** Returns the questions of a member after `last`, oldest first, `limit` at most. One that did not end has empty answers. */
  listByStart: (memberId: string, limit: number, last?: Question) => Promise<QuestionThread[]>
  /**
   * Returns the questions of an owner that are answered or that models still answer, latest first, `limit` at most, those before `before`.
   */
  listLatest: (owner: QuestionOwner, limit: number, before: string) => Promise<QuestionThread[]>
  /** Returns an answered question of an owner. */
  find: (owner: QuestionOwner, id: string) => Promise<QuestionThread | undefined>
  /** Deletes a question of an owner, with its follow-up. */
  delete: (owner: QuestionOwner, id: string) => Promise<void>
  /** Stores the hash of an answered question's share token and replaces an earlier one. False when the owner has no such question. */
  setShare: (owner: QuestionOwner, id: string, tokenHash: string) => Promise<boolean>
  /** Ends the link of a question, if it has one. False when the owner has no such question. */
  removeShare: (owner: QuestionOwner, id: string) => Promise<boolean>
  byShare: (tokenHash: string) => Promise<QuestionThread | undefined>
  /** Stores the suspension of a member's account with its questions, or its end, unless a later change is stored. It hides their links. */
  setSuspension: (memberId: string, suspension: Suspension) => Promise<void>
  /** Returns the questions of a member that have a link, the latest share first. */
  listShared: (memberId: string, limit: number) => Promise<SharedWork[]>
  /** Makes a guest's questions those of a member. */
  adopt: (guestId: string, memberId: string) => Promise<void>
  deleteOf: (memberId: string) => Promise<void>
}

export interface QuestionLimits {
  /**
   * Counts one question for the current UTC day. Throws RATE_LIMITED without counting. Returns a function that subtracts the count.
   */
  count: (asker: Asker) => Promise<() => Promise<void>>
}

/** The outcome of a model's call. `aborted`: the process ended before the answer. */
export type AnswerOutcome = 'answered' | 'failed' | 'timeout' | 'aborted'

/** Measures one call of a model for a question. */
export type OnModelCalled = (call: { model: ModelName; outcome: AnswerOutcome; seconds: number }) => void
