// Original file: proto/rostra/identity/v1/events.proto


/**
 * Topic `identity.role-changed.v1`, keyed by account id. The role of an account changed. Consumers: none yet. A replay changes nothing,
 * because the event holds the new role and not a difference.
 */
export interface RoleChanged {
  'accountId'?: (string);
  /**
   * citizen, orator or super_senator.
   */
  'role'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'changedAt'?: (string);
}

/**
 * Topic `identity.role-changed.v1`, keyed by account id. The role of an account changed. Consumers: none yet. A replay changes nothing,
 * because the event holds the new role and not a difference.
 */
export interface RoleChanged__Output {
  'accountId': (string);
  /**
   * citizen, orator or super_senator.
   */
  'role': (string);
  /**
   * RFC 3339, UTC.
   */
  'changedAt': (string);
}
