// Original file: proto/rostra/identity/v1/events.proto


/**
 * Topic `identity.insights-consent-changed.v1`, keyed by account id. A member allowed that their chats are used for anonymous insights, or
 * no longer allows it. Consumers: zeitgeist (deletes the member's words and withdraws entries that need them), chat (removes the member's
 * questions from inboxes). A replay changes nothing: both ask identity for the current consent.
 */
export interface InsightsConsentChanged {
  'accountId'?: (string);
  'allowed'?: (boolean);
  /**
   * RFC 3339, UTC.
   */
  'changedAt'?: (string);
}

/**
 * Topic `identity.insights-consent-changed.v1`, keyed by account id. A member allowed that their chats are used for anonymous insights, or
 * no longer allows it. Consumers: zeitgeist (deletes the member's words and withdraws entries that need them), chat (removes the member's
 * questions from inboxes). A replay changes nothing: both ask identity for the current consent.
 */
export interface InsightsConsentChanged__Output {
  'accountId': (string);
  'allowed': (boolean);
  /**
   * RFC 3339, UTC.
   */
  'changedAt': (string);
}
