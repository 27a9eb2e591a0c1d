// Original file: proto/rostra/identity/v1/identity.proto


export interface AuthenticateResponse {
  /**
   * RS256; claims `sub`, `kind` = member, `name`, `role`, `sid`, `aud` = the audiences, `exp`. That of a key or an app has its id as `sid`, and `access`
   * with its kind, name and scopes; of an app also its budget and the resource for which its token was issued.
   */
  'accessToken'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'expiresAt'?: (string);
  /**
   * RFC 3339, UTC: when the session expires. Set once a day, when the cookie has to be renewed; else empty.
   */
  'sessionExpiresAt'?: (string);
}

export interface AuthenticateResponse__Output {
  /**
   * RS256; claims `sub`, `kind` = member, `name`, `role`, `sid`, `aud` = the audiences, `exp`. That of a key or an app has its id as `sid`, and `access`
   * with its kind, name and scopes; of an app also its budget and the resource for which its token was issued.
   */
  'accessToken': (string);
  /**
   * RFC 3339, UTC.
   */
  'expiresAt': (string);
  /**
   * RFC 3339, UTC: when the session expires. Set once a day, when the cookie has to be renewed; else empty.
   */
  'sessionExpiresAt': (string);
}
