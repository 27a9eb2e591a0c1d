// Original file: proto/rostra/identity/v1/identity.proto


export interface GetProfileRequest {
  /**
   * Case-insensitive.
   */
  'username'?: (string);
}

export interface GetProfileRequest__Output {
  /**
   * Case-insensitive.
   */
  'username': (string);
}
