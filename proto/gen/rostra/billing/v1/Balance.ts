// Original file: proto/rostra/billing/v1/billing.proto


/**
 * Credits that can be spent are `free` plus `purchased`. Held credits are in neither.
 */
export interface Balance {
  'free'?: (number);
  'purchased'?: (number);
  'held'?: (number);
}

/**
 * Credits that can be spent are `free` plus `purchased`. Held credits are in neither.
 */
export interface Balance__Output {
  'free': (number);
  'purchased': (number);
  'held': (number);
}
