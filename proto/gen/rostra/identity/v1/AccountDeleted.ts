// Original file: proto/rostra/identity/v1/events.proto


/**
 * Topic `identity.account-deleted.v1`, keyed by account id. Somebody has left: sessions, name and address are gone already, and every
 * service deletes what it keeps of them.
 * Consumers: chat (their conversations), persona (their personas; public ones with 100 or more conversations stay without an owner),
 * billing (their credits and ledger; payments stay).
 * A replay deletes what is left, which is nothing.
 */
export interface AccountDeleted {
  'accountId'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'deletedAt'?: (string);
}

/**
 * Topic `identity.account-deleted.v1`, keyed by account id. Somebody has left: sessions, name and address are gone already, and every
 * service deletes what it keeps of them.
 * Consumers: chat (their conversations), persona (their personas; public ones with 100 or more conversations stay without an owner),
 * billing (their credits and ledger; payments stay).
 * A replay deletes what is left, which is nothing.
 */
export interface AccountDeleted__Output {
  'accountId': (string);
  /**
   * RFC 3339, UTC.
   */
  'deletedAt': (string);
}
