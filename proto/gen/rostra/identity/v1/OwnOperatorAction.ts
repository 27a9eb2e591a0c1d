// Original file: proto/rostra/identity/v1/identity.proto


export interface OwnOperatorAction {
  /**
   * RFC 3339, UTC.
   */
  'at'?: (string);
  /**
   * Such as account-suspended or role-granted.
   */
  'action'?: (string);
  /**
   * Empty when the action needs no reason.
   */
  'reason'?: (string);
}

export interface OwnOperatorAction__Output {
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
  /**
   * Such as account-suspended or role-granted.
   */
  'action': (string);
  /**
   * Empty when the action needs no reason.
   */
  'reason': (string);
}
