// Original file: proto/rostra/identity/v1/identity.proto


/**
 * The claims of an access token.
 */
export interface SessionClaims {
  'sessionId'?: (string);
  'accountId'?: (string);
  'username'?: (string);
  /**
   * As in the token: `citizen`, `orator` or `super_senator`.
   */
  'role'?: (string);
}

/**
 * The claims of an access token.
 */
export interface SessionClaims__Output {
  'sessionId': (string);
  'accountId': (string);
  'username': (string);
  /**
   * As in the token: `citizen`, `orator` or `super_senator`.
   */
  'role': (string);
}
