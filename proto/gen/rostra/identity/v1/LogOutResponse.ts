// Original file: proto/rostra/identity/v1/identity.proto


export interface LogOutResponse {
  /**
   * The session that has ended. Empty for none.
   */
  'sessionId'?: (string);
}

export interface LogOutResponse__Output {
  /**
   * The session that has ended. Empty for none.
   */
  'sessionId': (string);
}
