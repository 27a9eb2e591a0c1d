// Original file: proto/rostra/identity/v1/events.proto


/**
 * Topic `identity.account-deleted.v1`, keyed by account id. An account was deleted: its sessions have ended, and its username and address
 * are erased. Every service deletes its data of the account.
 * Consumers: chat (deletes conversations, and questions in inboxes), persona (deletes personas; public ones with 100 or more conversations
 * are kept without an owner), billing (deletes credits and ledger; keeps payments), experts (deletes circle, discussions and questions),
 * zeitgeist (deletes the words of the last 7 days).
 * A replay deletes only remaining data.
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
 * Consumers: chat (deletes conversations, and questions in inboxes), persona (deletes personas; public ones with 100 or more conversations
 * are kept without an owner), billing (deletes credits and ledger; keeps payments), experts (deletes circle, discussions and questions),
 * zeitgeist (deletes the words of the last 7 days).
 * A replay deletes only remaining data.
 */
export interface AccountDeleted__Output {
  'accountId': (string);
  /**
   * RFC 3339, UTC.
   */
  'deletedAt': (string);
}
