// Original file: proto/rostra/billing/v1/billing.proto


/**
 * What can be spent is free and purchased together; what is held is in neither.
 */
export interface Balance {
  'free'?: (number);
  'purchased'?: (number);
  'held'?: (number);
}

/**
 * What can be spent is free and purchased together; what is held is in neither.
 */
export interface Balance__Output {
  'free': (number);
  'purchased': (number);
  'held': (number);
}
