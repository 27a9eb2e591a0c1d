// Original file: proto/rostra/identity/v1/identity.proto


/**
 * An app that may act for a member.
 */
export interface App {
  'id'?: (string);
  'name'?: (string);
  /**
   * Empty for none.
   */
  'url'?: (string);
  'scopes'?: (string)[];
  /**
   * In credits.
   */
  'budget'?: (number);
  /**
   * RFC 3339, UTC.
   */
  'grantedAt'?: (string);
  /**
   * Accurate to a minute; empty for an app that has not called yet.
   */
  'lastUsedAt'?: (string);
}

/**
 * An app that may act for a member.
 */
export interface App__Output {
  'id': (string);
  'name': (string);
  /**
   * Empty for none.
   */
  'url': (string);
  'scopes': (string)[];
  /**
   * In credits.
   */
  'budget': (number);
  /**
   * RFC 3339, UTC.
   */
  'grantedAt': (string);
  /**
   * Accurate to a minute; empty for an app that has not called yet.
   */
  'lastUsedAt': (string);
}
