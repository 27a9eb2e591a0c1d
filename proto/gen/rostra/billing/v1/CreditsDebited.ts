// Original file: proto/rostra/billing/v1/events.proto


/**
 * Topic `billing.credits-debited.v1`, keyed by account id. Credits were debited from an account. A hold alone publishes nothing.
 * Consumers: none yet. A replay changes nothing: the event's id is derived from the ledger entries.
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
   * The id of the generation, discussion or payment; the month for `expiry`, as 2026-11.
   */
  'reference'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'debitedAt'?: (string);
}

/**
 * Topic `billing.credits-debited.v1`, keyed by account id. Credits were debited from an account. A hold alone publishes nothing.
 * Consumers: none yet. A replay changes nothing: the event's id is derived from the ledger entries.
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
   * The id of the generation, discussion or payment; the month for `expiry`, as 2026-11.
   */
  'reference': (string);
  /**
   * RFC 3339, UTC.
   */
  'debitedAt': (string);
}
