// Original file: proto/rostra/chat/v1/chat.proto

export const Outcome = {
  OUTCOME_UNSPECIFIED: 'OUTCOME_UNSPECIFIED',
  /**
   * Claimed or running; the hold stays.
   */
  OUTCOME_OPEN: 'OUTCOME_OPEN',
  /**
   * Ended with text; the hold is to be captured.
   */
  OUTCOME_ANSWERED: 'OUTCOME_ANSWERED',
  /**
   * Ended without text, or never admitted, or deleted; the hold is to be released.
   */
  OUTCOME_UNANSWERED: 'OUTCOME_UNANSWERED',
} as const;

export type Outcome =
  | 'OUTCOME_UNSPECIFIED'
  | 0
  /**
   * Claimed or running; the hold stays.
   */
  | 'OUTCOME_OPEN'
  | 1
  /**
   * Ended with text; the hold is to be captured.
   */
  | 'OUTCOME_ANSWERED'
  | 2
  /**
   * Ended without text, or never admitted, or deleted; the hold is to be released.
   */
  | 'OUTCOME_UNANSWERED'
  | 3

export type Outcome__Output = typeof Outcome[keyof typeof Outcome]
