// Original file: proto/rostra/billing/v1/billing.proto

export const LocalOutcome = {
  LOCAL_OUTCOME_UNSPECIFIED: 'LOCAL_OUTCOME_UNSPECIFIED',
  LOCAL_OUTCOME_PAID: 'LOCAL_OUTCOME_PAID',
  /**
   * The card was declined.
   */
  LOCAL_OUTCOME_FAILED: 'LOCAL_OUTCOME_FAILED',
  LOCAL_OUTCOME_EXPIRED: 'LOCAL_OUTCOME_EXPIRED',
  /**
   * A paid payment was refunded.
   */
  LOCAL_OUTCOME_REFUNDED: 'LOCAL_OUTCOME_REFUNDED',
} as const;

export type LocalOutcome =
  | 'LOCAL_OUTCOME_UNSPECIFIED'
  | 0
  | 'LOCAL_OUTCOME_PAID'
  | 1
  /**
   * The card was declined.
   */
  | 'LOCAL_OUTCOME_FAILED'
  | 2
  | 'LOCAL_OUTCOME_EXPIRED'
  | 3
  /**
   * A paid payment was refunded.
   */
  | 'LOCAL_OUTCOME_REFUNDED'
  | 4

export type LocalOutcome__Output = typeof LocalOutcome[keyof typeof LocalOutcome]
