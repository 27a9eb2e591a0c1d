import type { ModelName } from '@rostra/llm/model-settings'
import type { Asker, LineUp, ModelAnswers, Question } from './question.ts'

/** A question before its models are called. */
export interface NewQuestion {
  /** Null for a guest. */
  memberId: string | null
  question: string
  turnCount: number
  lineUp: LineUp
}

export interface Questions {
  /** Stores a question as pending and returns its id. */
  insert: (question: NewQuestion) => Promise<string>
  /** Stores the end of a question. Does nothing when the question was deleted. */
  complete: (id: string, answers: ModelAnswers, status: 'completed' | 'failed') => Promise<void>
  /** Returns the questions of a member after `last`, oldest first, `limit` at most. One that did not end has empty answers. */
  listByStart: (memberId: string, limit: number, last?: Question) => Promise<Question[]>
  deleteOf: (memberId: string) => Promise<void>
}

export interface QuestionLimits {
  /**
   * Counts one question for the current UTC day. Throws RATE_LIMITED without counting. Returns a function that subtracts the count.
   */
  count: (asker: Asker) => Promise<() => Promise<void>>
}

/** The outcome of a model's call. `aborted`: the caller did not wait for the answer. */
export type AnswerOutcome = 'answered' | 'failed' | 'timeout' | 'aborted'

/** Measures one call of a model for a question. */
export type OnModelCalled = (call: { model: ModelName; outcome: AnswerOutcome; seconds: number }) => void
