// Original file: proto/rostra/billing/v1/events.proto


/**
 * Topic `billing.credits-granted.v1`, keyed by account id. Credits have come into an account.
 * Consumers: none yet. A replay changes nothing: the event's id is that of what brought the credits.
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
   * The payment or grant; the month of a monthly one, as 2026-11.
   */
  'about'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'grantedAt'?: (string);
}

/**
 * Topic `billing.credits-granted.v1`, keyed by account id. Credits have come into an account.
 * Consumers: none yet. A replay changes nothing: the event's id is that of what brought the credits.
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
   * The payment or grant; the month of a monthly one, as 2026-11.
   */
  'about': (string);
  /**
   * RFC 3339, UTC.
   */
  'grantedAt': (string);
}
