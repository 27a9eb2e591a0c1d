// Original file: proto/rostra/identity/v1/identity.proto


export interface LeftForIssuer {
  /**
   * The page of the issuer to which the browser goes.
   */
  'url'?: (string);
  /**
   * 256 random bits, base64url. Goes into a cookie, which binds the sign-in to the browser; only its hash is stored.
   */
  'browserSecret'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'expiresAt'?: (string);
}

export interface LeftForIssuer__Output {
  /**
   * The page of the issuer to which the browser goes.
   */
  'url': (string);
  /**
   * 256 random bits, base64url. Goes into a cookie, which binds the sign-in to the browser; only its hash is stored.
   */
  'browserSecret': (string);
  /**
   * RFC 3339, UTC.
   */
  'expiresAt': (string);
}
