// Original file: proto/rostra/identity/v1/events.proto


/**
 * Topic `identity.role-changed.v1`, keyed by account id. Somebody has another role than before. Consumers: none yet. A replay changes nothing: the
 * role is the new one, not a change.
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
 * Topic `identity.role-changed.v1`, keyed by account id. Somebody has another role than before. Consumers: none yet. A replay changes nothing: the
 * role is the new one, not a change.
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
