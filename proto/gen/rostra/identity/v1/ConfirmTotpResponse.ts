// Original file: proto/rostra/identity/v1/identity.proto


export interface ConfirmTotpResponse {
  /**
   * Empty unless this is the account's first factor.
   */
  'recoveryCodes'?: (string)[];
  /**
   * As in SignedIn, with `factor`. Empty unless this is the account's first factor.
   */
  'deviceToken'?: (string);
}

export interface ConfirmTotpResponse__Output {
  /**
   * Empty unless this is the account's first factor.
   */
  'recoveryCodes': (string)[];
  /**
   * As in SignedIn, with `factor`. Empty unless this is the account's first factor.
   */
  'deviceToken': (string);
}
