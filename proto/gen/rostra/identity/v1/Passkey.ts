// Original file: proto/rostra/identity/v1/identity.proto


export interface Passkey {
  'id'?: (string);
  /**
   * The name that the member gave it.
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
   * The name that the member gave it.
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
