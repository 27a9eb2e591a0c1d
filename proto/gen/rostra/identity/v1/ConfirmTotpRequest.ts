// Original file: proto/rostra/identity/v1/identity.proto


export interface ConfirmTotpRequest {
  /**
   * 6 digits.
   */
  'code'?: (string);
}

export interface ConfirmTotpRequest__Output {
  /**
   * 6 digits.
   */
  'code': (string);
}
