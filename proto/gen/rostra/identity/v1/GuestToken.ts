// Original file: proto/rostra/identity/v1/identity.proto


export interface GuestToken {
  /**
   * RS256; claims `sub`, `kind` = guest, `aud` = the gateway and the services that act for guests, `exp`.
   */
  'token'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'expiresAt'?: (string);
}

export interface GuestToken__Output {
  /**
   * RS256; claims `sub`, `kind` = guest, `aud` = the gateway and the services that act for guests, `exp`.
   */
  'token': (string);
  /**
   * RFC 3339, UTC.
   */
  'expiresAt': (string);
}
