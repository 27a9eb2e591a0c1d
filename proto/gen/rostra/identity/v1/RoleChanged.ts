// Original file: proto/rostra/identity/v1/events.proto


/**
 * Topic `identity.role-changed.v1`, keyed by account id. The role of an account changed. Consumers: persona (makes the personas beyond the role's limit
 * read-only, or releases them). A replay changes nothing: the event holds the new role, and an older one than the last is ignored.
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
 * Topic `identity.role-changed.v1`, keyed by account id. The role of an account changed. Consumers: persona (makes the personas beyond the role's limit
 * read-only, or releases them). A replay changes nothing: the event holds the new role, and an older one than the last is ignored.
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
