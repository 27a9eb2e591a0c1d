import type { ModelName } from '@rostra/llm/model-settings'
import type { Asker, LineUp, ModelAnswers, Question } from './question.ts'

/** A question before its models are asked. */
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
  /** Stores how it ended. Does nothing when the question was deleted meanwhile. */
  complete: (id: string, answers: ModelAnswers, status: 'completed' | 'failed') => Promise<void>
  /** Returns the questions of a member after `last`, oldest first, `limit` at most. One that did not end has empty answers. */
  listByStart: (memberId: string, limit: number, last?: Question) => Promise<Question[]>
  deleteOf: (memberId: string) => Promise<void>
}

export interface QuestionLimits {
  /**
   * Counts one question of today. Throws RATE_LIMITED, which counts nothing. Returns a function that takes the count back.
   */
  count: (asker: Asker) => Promise<() => Promise<void>>
}

/** What a model did for a question. `aborted`: its caller did not wait for the answer. */
export type AnswerOutcome = 'answered' | 'failed' | 'timeout' | 'aborted'

/** Measures one call of a model for a question. */
export type OnModelCalled = (call: { model: ModelName; outcome: AnswerOutcome; seconds: number }) => void
