// Original file: proto/rostra/identity/v1/identity.proto


export interface LogOutResponse {
  /**
   * The session that has ended. Empty for none.
   */
  'sessionId'?: (string);
  /**
   * The page that ends the session at the issuer by which it was opened, when the settings want that. Empty for none.
   */
  'signOutUrl'?: (string);
}

export interface LogOutResponse__Output {
  /**
   * The session that has ended. Empty for none.
   */
  'sessionId': (string);
  /**
   * The page that ends the session at the issuer by which it was opened, when the settings want that. Empty for none.
   */
  'signOutUrl': (string);
}
