// Original file: proto/rostra/identity/v1/identity.proto


export interface CreateAccessKeyRequest {
  /**
   * 1 to 60 characters.
   */
  'name'?: (string);
  /**
   * At least one.
   */
  'scopes'?: (string)[];
  /**
   * 1 to 365; 0 for a key that does not expire.
   */
  'expiresInDays'?: (number);
}

export interface CreateAccessKeyRequest__Output {
  /**
   * 1 to 60 characters.
   */
  'name': (string);
  /**
   * At least one.
   */
  'scopes': (string)[];
  /**
   * 1 to 365; 0 for a key that does not expire.
   */
  'expiresInDays': (number);
}
