// Original file: proto/rostra/billing/v1/events.proto


/**
 * Topic `billing.credits-debited.v1`, keyed by account id. Credits have left an account for good; what is only held hasn't.
 * Consumers: none yet. A replay changes nothing: the event's id is that of what took the credits.
 */
export interface CreditsDebited {
  'accountId'?: (string);
  'free'?: (number);
  'purchased'?: (number);
  /**
   * exchange, discussion, expiry, refund or dispute.
   */
  'kind'?: (string);
  /**
   * The generation, discussion or payment; the month of an expiry, as 2026-11.
   */
  'about'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'debitedAt'?: (string);
}

/**
 * Topic `billing.credits-debited.v1`, keyed by account id. Credits have left an account for good; what is only held hasn't.
 * Consumers: none yet. A replay changes nothing: the event's id is that of what took the credits.
 */
export interface CreditsDebited__Output {
  'accountId': (string);
  'free': (number);
  'purchased': (number);
  /**
   * exchange, discussion, expiry, refund or dispute.
   */
  'kind': (string);
  /**
   * The generation, discussion or payment; the month of an expiry, as 2026-11.
   */
  'about': (string);
  /**
   * RFC 3339, UTC.
   */
  'debitedAt': (string);
}
