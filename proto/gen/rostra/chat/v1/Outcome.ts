// Original file: proto/rostra/chat/v1/chat.proto

export const Outcome = {
  OUTCOME_UNSPECIFIED: 'OUTCOME_UNSPECIFIED',
  /**
   * Claimed or running; keep the hold.
   */
  OUTCOME_OPEN: 'OUTCOME_OPEN',
  /**
   * Ended with text; capture the hold.
   */
  OUTCOME_ANSWERED: 'OUTCOME_ANSWERED',
  /**
   * Ended without text, never admitted, or deleted; release the hold.
   */
  OUTCOME_UNANSWERED: 'OUTCOME_UNANSWERED',
} as const;

export type Outcome =
  | 'OUTCOME_UNSPECIFIED'
  | 0
  /**
   * Claimed or running; keep the hold.
   */
  | 'OUTCOME_OPEN'
  | 1
  /**
   * Ended with text; capture the hold.
   */
  | 'OUTCOME_ANSWERED'
  | 2
  /**
   * Ended without text, never admitted, or deleted; release the hold.
   */
  | 'OUTCOME_UNANSWERED'
  | 3

export type Outcome__Output = typeof Outcome[keyof typeof Outcome]
