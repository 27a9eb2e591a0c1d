// Original file: proto/rostra/chat/v1/events.proto

export const ExchangeOutcome = {
  EXCHANGE_OUTCOME_UNSPECIFIED: 'EXCHANGE_OUTCOME_UNSPECIFIED',
  EXCHANGE_OUTCOME_COMPLETE: 'EXCHANGE_OUTCOME_COMPLETE',
  EXCHANGE_OUTCOME_STOPPED: 'EXCHANGE_OUTCOME_STOPPED',
  /**
   * Failed with some text.
   */
  EXCHANGE_OUTCOME_PARTIAL: 'EXCHANGE_OUTCOME_PARTIAL',
  /**
   * Ended without text.
   */
  EXCHANGE_OUTCOME_EMPTY: 'EXCHANGE_OUTCOME_EMPTY',
  /**
   * Its member is not charged: the text only says that nothing answers the message, the offline model repeats an answer, or the creator's own
   * model failed after some text.
   */
  EXCHANGE_OUTCOME_FREE: 'EXCHANGE_OUTCOME_FREE',
} as const;

export type ExchangeOutcome =
  | 'EXCHANGE_OUTCOME_UNSPECIFIED'
  | 0
  | 'EXCHANGE_OUTCOME_COMPLETE'
  | 1
  | 'EXCHANGE_OUTCOME_STOPPED'
  | 2
  /**
   * Failed with some text.
   */
  | 'EXCHANGE_OUTCOME_PARTIAL'
  | 3
  /**
   * Ended without text.
   */
  | 'EXCHANGE_OUTCOME_EMPTY'
  | 4
  /**
   * Its member is not charged: the text only says that nothing answers the message, the offline model repeats an answer, or the creator's own
   * model failed after some text.
   */
  | 'EXCHANGE_OUTCOME_FREE'
  | 5

export type ExchangeOutcome__Output = typeof ExchangeOutcome[keyof typeof ExchangeOutcome]
