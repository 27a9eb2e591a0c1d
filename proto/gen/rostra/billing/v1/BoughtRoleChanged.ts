// Original file: proto/rostra/billing/v1/events.proto


/**
 * Topic `billing.bought-role-changed.v1`, keyed by account id. What an account has bought gives it another role than before.
 * Consumers: identity (makes a citizen an orator, or an orator a citizen again; an admin stays one). A replay changes nothing: identity
 * remembers the highest version that it has seen of an account.
 */
export interface BoughtRoleChanged {
  'accountId'?: (string);
  /**
   * citizen or orator.
   */
  'role'?: (string);
  /**
   * Counts the changes of one account.
   */
  'version'?: (number);
  /**
   * RFC 3339, UTC.
   */
  'changedAt'?: (string);
}

/**
 * Topic `billing.bought-role-changed.v1`, keyed by account id. What an account has bought gives it another role than before.
 * Consumers: identity (makes a citizen an orator, or an orator a citizen again; an admin stays one). A replay changes nothing: identity
 * remembers the highest version that it has seen of an account.
 */
export interface BoughtRoleChanged__Output {
  'accountId': (string);
  /**
   * citizen or orator.
   */
  'role': (string);
  /**
   * Counts the changes of one account.
   */
  'version': (number);
  /**
   * RFC 3339, UTC.
   */
  'changedAt': (string);
}
