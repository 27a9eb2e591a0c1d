// Original file: proto/rostra/chat/v1/chat.proto

/**
 * Why an answer ended.
 */
export const AnswerEnd = {
  ANSWER_END_UNSPECIFIED: 'ANSWER_END_UNSPECIFIED',
  ANSWER_END_FINISHED: 'ANSWER_END_FINISHED',
  /**
   * At the limit of its tokens. A send can continue it.
   */
  ANSWER_END_LENGTH: 'ANSWER_END_LENGTH',
  /**
   * The provider's content filter ended it.
   */
  ANSWER_END_FILTERED: 'ANSWER_END_FILTERED',
  /**
   * The model declined. The text is its refusal.
   */
  ANSWER_END_REFUSED: 'ANSWER_END_REFUSED',
  ANSWER_END_STOPPED: 'ANSWER_END_STOPPED',
  ANSWER_END_FAILED: 'ANSWER_END_FAILED',
} as const;

/**
 * Why an answer ended.
 */
export type AnswerEnd =
  | 'ANSWER_END_UNSPECIFIED'
  | 0
  | 'ANSWER_END_FINISHED'
  | 1
  /**
   * At the limit of its tokens. A send can continue it.
   */
  | 'ANSWER_END_LENGTH'
  | 2
  /**
   * The provider's content filter ended it.
   */
  | 'ANSWER_END_FILTERED'
  | 3
  /**
   * The model declined. The text is its refusal.
   */
  | 'ANSWER_END_REFUSED'
  | 4
  | 'ANSWER_END_STOPPED'
  | 5
  | 'ANSWER_END_FAILED'
  | 6

/**
 * Why an answer ended.
 */
export type AnswerEnd__Output = typeof AnswerEnd[keyof typeof AnswerEnd]
