// Original file: proto/rostra/billing/v1/events.proto


/**
 * Topic `billing.credits-granted.v1`, keyed by account id. Credits were added to an account.
 * Consumers: none yet. A replay changes nothing: the event's id is derived from the ledger entries.
 */
export interface CreditsGranted {
  'accountId'?: (string);
  'free'?: (number);
  'purchased'?: (number);
  /**
   * monthly, purchase, reinstatement or grant.
   */
  'kind'?: (string);
  /**
   * The id of the payment or grant; the month for `monthly`, as 2026-11.
   */
  'reference'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'grantedAt'?: (string);
}

/**
 * Topic `billing.credits-granted.v1`, keyed by account id. Credits were added to an account.
 * Consumers: none yet. A replay changes nothing: the event's id is derived from the ledger entries.
 */
export interface CreditsGranted__Output {
  'accountId': (string);
  'free': (number);
  'purchased': (number);
  /**
   * monthly, purchase, reinstatement or grant.
   */
  'kind': (string);
  /**
   * The id of the payment or grant; the month for `monthly`, as 2026-11.
   */
  'reference': (string);
  /**
   * RFC 3339, UTC.
   */
  'grantedAt': (string);
}
