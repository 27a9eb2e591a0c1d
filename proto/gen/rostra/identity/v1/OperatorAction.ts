// Original file: proto/rostra/identity/v1/identity.proto


export interface OperatorAction {
  'id'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'at'?: (string);
  'operatorId'?: (string);
  /**
   * Empty once that account is deleted.
   */
  'operatorName'?: (string);
  'action'?: (string);
  'targetId'?: (string);
  'targetName'?: (string);
  /**
   * Empty when the action needs no reason.
   */
  'reason'?: (string);
}

export interface OperatorAction__Output {
  'id': (string);
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
  'operatorId': (string);
  /**
   * Empty once that account is deleted.
   */
  'operatorName': (string);
  'action': (string);
  'targetId': (string);
  'targetName': (string);
  /**
   * Empty when the action needs no reason.
   */
  'reason': (string);
}
