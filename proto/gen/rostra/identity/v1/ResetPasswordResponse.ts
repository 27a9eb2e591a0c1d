// Original file: proto/rostra/identity/v1/identity.proto


export interface ResetPasswordResponse {
  /**
   * As in SignedIn, without `factor`, so that the attempts of other clients cannot lock out the next login from this browser.
   */
  'deviceToken'?: (string);
  /**
   * The account whose sessions have ended.
   */
  'accountId'?: (string);
}

export interface ResetPasswordResponse__Output {
  /**
   * As in SignedIn, without `factor`, so that the attempts of other clients cannot lock out the next login from this browser.
   */
  'deviceToken': (string);
  /**
   * The account whose sessions have ended.
   */
  'accountId': (string);
}
