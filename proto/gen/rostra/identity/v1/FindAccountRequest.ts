// Original file: proto/rostra/identity/v1/identity.proto


export interface FindAccountRequest {
  /**
   * Case-insensitive.
   */
  'username'?: (string);
}

export interface FindAccountRequest__Output {
  /**
   * Case-insensitive.
   */
  'username': (string);
}
