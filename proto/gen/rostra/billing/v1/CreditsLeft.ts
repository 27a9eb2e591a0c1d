// Original file: proto/rostra/billing/v1/billing.proto


/**
 * The credits of an account after a hold.
 */
export interface CreditsLeft {
  'free'?: (number);
  'purchased'?: (number);
}

/**
 * The credits of an account after a hold.
 */
export interface CreditsLeft__Output {
  'free': (number);
  'purchased': (number);
}
