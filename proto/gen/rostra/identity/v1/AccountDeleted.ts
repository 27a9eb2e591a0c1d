// Original file: proto/rostra/identity/v1/events.proto


/**
 * Topic `identity.account-deleted.v1`, keyed by account id. An account was deleted: its sessions have ended, and its username and address
 * are erased. Every service deletes its data of the account.
 * Consumers: chat (their conversations, and their questions in inboxes), persona (their personas; public ones with 100 or more conversations stay without an owner),
 * billing (their credits and ledger; payments stay), experts (their circle, discussions and questions), zeitgeist (their words of the
 * last 7 days).
 * A replay deletes only what is left.
 */
export interface AccountDeleted {
  'accountId'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'deletedAt'?: (string);
}

/**
 * Topic `identity.account-deleted.v1`, keyed by account id. An account was deleted: its sessions have ended, and its username and address
 * are erased. Every service deletes its data of the account.
 * Consumers: chat (their conversations, and their questions in inboxes), persona (their personas; public ones with 100 or more conversations stay without an owner),
 * billing (their credits and ledger; payments stay), experts (their circle, discussions and questions), zeitgeist (their words of the
 * last 7 days).
 * A replay deletes only what is left.
 */
export interface AccountDeleted__Output {
  'accountId': (string);
  /**
   * RFC 3339, UTC.
   */
  'deletedAt': (string);
}
