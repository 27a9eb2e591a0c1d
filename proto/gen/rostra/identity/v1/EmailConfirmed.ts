// Original file: proto/rostra/identity/v1/events.proto


/**
 * Topic `identity.email-confirmed.v1`, keyed by account id. A member proved the address of an account for the first time. An account that is created with
 * a confirmed address has no such event. Consumers: persona (counts the votes that the member cast before). A replay changes nothing: persona counts
 * only votes that do not count yet.
 */
export interface EmailConfirmed {
  'accountId'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'confirmedAt'?: (string);
}

/**
 * Topic `identity.email-confirmed.v1`, keyed by account id. A member proved the address of an account for the first time. An account that is created with
 * a confirmed address has no such event. Consumers: persona (counts the votes that the member cast before). A replay changes nothing: persona counts
 * only votes that do not count yet.
 */
export interface EmailConfirmed__Output {
  'accountId': (string);
  /**
   * RFC 3339, UTC.
   */
  'confirmedAt': (string);
}
