// Original file: proto/rostra/identity/v1/identity.proto


export interface PushKey {
  /**
   * A P-256 point as base64url. Empty for none.
   */
  'publicKey'?: (string);
}

export interface PushKey__Output {
  /**
   * A P-256 point as base64url. Empty for none.
   */
  'publicKey': (string);
}
