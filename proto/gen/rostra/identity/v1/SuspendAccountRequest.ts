// Original file: proto/rostra/identity/v1/identity.proto


export interface SuspendAccountRequest {
  'accountId'?: (string);
  /**
   * 10 to 500 characters.
   */
  'reason'?: (string);
}

export interface SuspendAccountRequest__Output {
  'accountId': (string);
  /**
   * 10 to 500 characters.
   */
  'reason': (string);
}
