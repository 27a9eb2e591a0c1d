// Original file: proto/rostra/identity/v1/identity.proto


export interface GetSigningKeysResponse {
  /**
   * A JSON Web Key Set as JSON.
   */
  'jwks'?: (string);
}

export interface GetSigningKeysResponse__Output {
  /**
   * A JSON Web Key Set as JSON.
   */
  'jwks': (string);
}
