// Original file: proto/rostra/identity/v1/identity.proto


export interface Passkey {
  'id'?: (string);
  /**
   * As the member called it.
   */
  'name'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'createdAt'?: (string);
  /**
   * RFC 3339, UTC. Empty until its first use.
   */
  'lastUsedAt'?: (string);
}

export interface Passkey__Output {
  'id': (string);
  /**
   * As the member called it.
   */
  'name': (string);
  /**
   * RFC 3339, UTC.
   */
  'createdAt': (string);
  /**
   * RFC 3339, UTC. Empty until its first use.
   */
  'lastUsedAt': (string);
}
