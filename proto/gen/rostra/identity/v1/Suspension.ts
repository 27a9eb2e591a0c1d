// Original file: proto/rostra/identity/v1/identity.proto


export interface Suspension {
  /**
   * In the operator's words; the owner reads it.
   */
  'reason'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'at'?: (string);
  'operatorId'?: (string);
}

export interface Suspension__Output {
  /**
   * In the operator's words; the owner reads it.
   */
  'reason': (string);
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
  'operatorId': (string);
}
