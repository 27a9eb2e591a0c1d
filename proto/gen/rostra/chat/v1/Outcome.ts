// Original file: proto/rostra/chat/v1/chat.proto

export const Outcome = {
  OUTCOME_UNSPECIFIED: 'OUTCOME_UNSPECIFIED',
  /**
   * Claimed or running: it will be settled.
   */
  OUTCOME_OPEN: 'OUTCOME_OPEN',
  /**
   * It has ended, with text.
   */
  OUTCOME_ANSWERED: 'OUTCOME_ANSWERED',
  /**
   * It has ended without any, or never began, or is not there.
   */
  OUTCOME_NOTHING: 'OUTCOME_NOTHING',
} as const;

export type Outcome =
  | 'OUTCOME_UNSPECIFIED'
  | 0
  /**
   * Claimed or running: it will be settled.
   */
  | 'OUTCOME_OPEN'
  | 1
  /**
   * It has ended, with text.
   */
  | 'OUTCOME_ANSWERED'
  | 2
  /**
   * It has ended without any, or never began, or is not there.
   */
  | 'OUTCOME_NOTHING'
  | 3

export type Outcome__Output = typeof Outcome[keyof typeof Outcome]
