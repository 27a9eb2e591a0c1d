// Original file: proto/rostra/identity/v1/identity.proto


export interface RotateSigningKeyResponse {
  /**
   * The key id that signs from now on.
   */
  'kid'?: (string);
}

export interface RotateSigningKeyResponse__Output {
  /**
   * The key id that signs from now on.
   */
  'kid': (string);
}
