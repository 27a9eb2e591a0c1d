// Original file: proto/rostra/identity/v1/identity.proto


export interface FindAccountRequest {
  /**
   * Without regard to case.
   */
  'username'?: (string);
}

export interface FindAccountRequest__Output {
  /**
   * Without regard to case.
   */
  'username': (string);
}
