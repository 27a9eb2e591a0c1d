// Original file: proto/rostra/billing/v1/billing.proto

export const FreeWork = {
  FREE_WORK_UNSPECIFIED: 'FREE_WORK_UNSPECIFIED',
  /**
   * A message of a guest, and its answer; `units` is the price of the model.
   */
  FREE_WORK_GUEST_MESSAGE: 'FREE_WORK_GUEST_MESSAGE',
  /**
   * A question to three models.
   */
  FREE_WORK_QUESTION: 'FREE_WORK_QUESTION',
  /**
   * An answer of a persona that is being written.
   */
  FREE_WORK_TRIAL: 'FREE_WORK_TRIAL',
  /**
   * The opening lines of a persona: at most 20 a day for an account.
   */
  FREE_WORK_OPENERS: 'FREE_WORK_OPENERS',
  /**
   * The title of a conversation.
   */
  FREE_WORK_TITLE: 'FREE_WORK_TITLE',
  /**
   * Notes about a member, from one answer.
   */
  FREE_WORK_NOTES: 'FREE_WORK_NOTES',
  /**
   * A call of a model for a discussion that failed.
   */
  FREE_WORK_DISCUSSION_CALL: 'FREE_WORK_DISCUSSION_CALL',
  /**
   * Texts for the form of a persona: at most 20 a day for an account.
   */
  FREE_WORK_SUGGESTION: 'FREE_WORK_SUGGESTION',
} as const;

export type FreeWork =
  | 'FREE_WORK_UNSPECIFIED'
  | 0
  /**
   * A message of a guest, and its answer; `units` is the price of the model.
   */
  | 'FREE_WORK_GUEST_MESSAGE'
  | 1
  /**
   * A question to three models.
   */
  | 'FREE_WORK_QUESTION'
  | 2
  /**
   * An answer of a persona that is being written.
   */
  | 'FREE_WORK_TRIAL'
  | 3
  /**
   * The opening lines of a persona: at most 20 a day for an account.
   */
  | 'FREE_WORK_OPENERS'
  | 4
  /**
   * The title of a conversation.
   */
  | 'FREE_WORK_TITLE'
  | 5
  /**
   * Notes about a member, from one answer.
   */
  | 'FREE_WORK_NOTES'
  | 6
  /**
   * A call of a model for a discussion that failed.
   */
  | 'FREE_WORK_DISCUSSION_CALL'
  | 7
  /**
   * Texts for the form of a persona: at most 20 a day for an account.
   */
  | 'FREE_WORK_SUGGESTION'
  | 8

export type FreeWork__Output = typeof FreeWork[keyof typeof FreeWork]
