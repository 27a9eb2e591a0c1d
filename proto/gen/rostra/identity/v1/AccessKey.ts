// Original file: proto/rostra/identity/v1/identity.proto


/**
 * A key by which a program acts for a member.
 */
export interface AccessKey {
  'id'?: (string);
  'name'?: (string);
  /**
   * `chat`, `read`, `experts`.
   */
  'scopes'?: (string)[];
  /**
   * The first characters of the key.
   */
  'start'?: (string);
  /**
   * RFC 3339, UTC, as the times below.
   */
  'createdAt'?: (string);
  /**
   * Accurate to a minute; empty for a key that was never used.
   */
  'lastUsedAt'?: (string);
  /**
   * Empty for a key that does not expire.
   */
  'expiresAt'?: (string);
}

/**
 * A key by which a program acts for a member.
 */
export interface AccessKey__Output {
  'id': (string);
  'name': (string);
  /**
   * `chat`, `read`, `experts`.
   */
  'scopes': (string)[];
  /**
   * The first characters of the key.
   */
  'start': (string);
  /**
   * RFC 3339, UTC, as the times below.
   */
  'createdAt': (string);
  /**
   * Accurate to a minute; empty for a key that was never used.
   */
  'lastUsedAt': (string);
  /**
   * Empty for a key that does not expire.
   */
  'expiresAt': (string);
}
