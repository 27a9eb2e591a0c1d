// Original file: proto/rostra/billing/v1/events.proto


/**
 * Topic `billing.bought-role-changed.v1`, keyed by account id. The role that an account's payments grant has changed, or was bought again.
 * Consumers: identity (makes a citizen an orator, or an orator a citizen again; an admin keeps the role). A replay changes nothing:
 * identity stores the highest version of each account.
 */
export interface BoughtRoleChanged {
  'accountId'?: (string);
  /**
   * citizen or orator.
   */
  'role'?: (string);
  /**
   * The number of this change of the account, from 1.
   */
  'version'?: (number);
  /**
   * RFC 3339, UTC.
   */
  'changedAt'?: (string);
}

/**
 * Topic `billing.bought-role-changed.v1`, keyed by account id. The role that an account's payments grant has changed, or was bought again.
 * Consumers: identity (makes a citizen an orator, or an orator a citizen again; an admin keeps the role). A replay changes nothing:
 * identity stores the highest version of each account.
 */
export interface BoughtRoleChanged__Output {
  'accountId': (string);
  /**
   * citizen or orator.
   */
  'role': (string);
  /**
   * The number of this change of the account, from 1.
   */
  'version': (number);
  /**
   * RFC 3339, UTC.
   */
  'changedAt': (string);
}
