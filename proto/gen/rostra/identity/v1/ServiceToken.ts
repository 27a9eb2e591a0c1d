// Original file: proto/rostra/identity/v1/identity.proto


export interface ServiceToken {
  /**
   * RS256; claims `sub` = the service's name, `kind` = service, `aud` = the called service, `exp`.
   */
  'token'?: (string);
  'expiresAt'?: (string);
}

export interface ServiceToken__Output {
  /**
   * RS256; claims `sub` = the service's name, `kind` = service, `aud` = the called service, `exp`.
   */
  'token': (string);
  'expiresAt': (string);
}
