// Original file: proto/rostra/identity/v1/identity.proto


export interface Profile {
  'id'?: (string);
  /**
   * As typed at registration.
   */
  'username'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'createdAt'?: (string);
}

export interface Profile__Output {
  'id': (string);
  /**
   * As typed at registration.
   */
  'username': (string);
  /**
   * RFC 3339, UTC.
   */
  'createdAt': (string);
}
