// Original file: proto/rostra/chat/v1/events.proto

export const ExchangeOutcome = {
  EXCHANGE_OUTCOME_UNSPECIFIED: 'EXCHANGE_OUTCOME_UNSPECIFIED',
  EXCHANGE_OUTCOME_COMPLETE: 'EXCHANGE_OUTCOME_COMPLETE',
  EXCHANGE_OUTCOME_STOPPED: 'EXCHANGE_OUTCOME_STOPPED',
  /**
   * Some text was shown before it failed.
   */
  EXCHANGE_OUTCOME_PARTIAL: 'EXCHANGE_OUTCOME_PARTIAL',
  /**
   * No text was shown.
   */
  EXCHANGE_OUTCOME_EMPTY: 'EXCHANGE_OUTCOME_EMPTY',
} as const;

export type ExchangeOutcome =
  | 'EXCHANGE_OUTCOME_UNSPECIFIED'
  | 0
  | 'EXCHANGE_OUTCOME_COMPLETE'
  | 1
  | 'EXCHANGE_OUTCOME_STOPPED'
  | 2
  /**
   * Some text was shown before it failed.
   */
  | 'EXCHANGE_OUTCOME_PARTIAL'
  | 3
  /**
   * No text was shown.
   */
  | 'EXCHANGE_OUTCOME_EMPTY'
  | 4

export type ExchangeOutcome__Output = typeof ExchangeOutcome[keyof typeof ExchangeOutcome]
