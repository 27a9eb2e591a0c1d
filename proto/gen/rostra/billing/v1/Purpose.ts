// Original file: proto/rostra/billing/v1/billing.proto

export const Purpose = {
  PURPOSE_UNSPECIFIED: 'PURPOSE_UNSPECIFIED',
  /**
   * One message and its answer; chat only.
   */
  PURPOSE_EXCHANGE: 'PURPOSE_EXCHANGE',
  /**
   * A discussion of `units` experts; experts only.
   */
  PURPOSE_DISCUSSION: 'PURPOSE_DISCUSSION',
} as const;

export type Purpose =
  | 'PURPOSE_UNSPECIFIED'
  | 0
  /**
   * One message and its answer; chat only.
   */
  | 'PURPOSE_EXCHANGE'
  | 1
  /**
   * A discussion of `units` experts; experts only.
   */
  | 'PURPOSE_DISCUSSION'
  | 2

export type Purpose__Output = typeof Purpose[keyof typeof Purpose]
