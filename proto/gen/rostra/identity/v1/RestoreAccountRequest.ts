// Original file: proto/rostra/identity/v1/identity.proto


export interface RestoreAccountRequest {
  'accountId'?: (string);
  /**
   * 10 to 500 characters.
   */
  'reason'?: (string);
}

export interface RestoreAccountRequest__Output {
  'accountId': (string);
  /**
   * 10 to 500 characters.
   */
  'reason': (string);
}
