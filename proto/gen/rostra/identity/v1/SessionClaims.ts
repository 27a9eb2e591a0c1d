// Original file: proto/rostra/identity/v1/identity.proto


/**
 * What an access token says.
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
 * What an access token says.
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
