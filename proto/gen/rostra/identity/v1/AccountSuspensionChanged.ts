// Original file: proto/rostra/identity/v1/events.proto


/**
 * Topic `identity.account-suspension-changed.v1`, keyed by account id. An account was suspended, or its suspension ended.
 * Consumers: persona (hides or shows the account's personas), chat (stops the running answers of a suspended account, and hides or shows its
 * shares), experts (hides or shows its shares). A replay changes nothing that was shown: each ignores an event that is older than the last
 * one that it applied to the account.
 */
export interface AccountSuspensionChanged {
  'accountId'?: (string);
  'suspended'?: (boolean);
  /**
   * RFC 3339, UTC.
   */
  'changedAt'?: (string);
}

/**
 * Topic `identity.account-suspension-changed.v1`, keyed by account id. An account was suspended, or its suspension ended.
 * Consumers: persona (hides or shows the account's personas), chat (stops the running answers of a suspended account, and hides or shows its
 * shares), experts (hides or shows its shares). A replay changes nothing that was shown: each ignores an event that is older than the last
 * one that it applied to the account.
 */
export interface AccountSuspensionChanged__Output {
  'accountId': (string);
  'suspended': (boolean);
  /**
   * RFC 3339, UTC.
   */
  'changedAt': (string);
}
