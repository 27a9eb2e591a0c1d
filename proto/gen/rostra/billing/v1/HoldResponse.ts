// Original file: proto/rostra/billing/v1/billing.proto


/**
 * The credits that the account has left.
 */
export interface HoldResponse {
  'freeCredits'?: (number);
  'purchasedCredits'?: (number);
}

/**
 * The credits that the account has left.
 */
export interface HoldResponse__Output {
  'freeCredits': (number);
  'purchasedCredits': (number);
}
