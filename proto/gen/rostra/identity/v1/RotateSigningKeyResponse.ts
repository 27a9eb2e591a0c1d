// Original file: proto/rostra/identity/v1/identity.proto


export interface RotateSigningKeyResponse {
  /**
   * The new key's id.
   */
  'kid'?: (string);
}

export interface RotateSigningKeyResponse__Output {
  /**
   * The new key's id.
   */
  'kid': (string);
}
