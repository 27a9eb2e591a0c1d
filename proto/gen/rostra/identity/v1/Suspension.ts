// Original file: proto/rostra/identity/v1/identity.proto


export interface Suspension {
  /**
   * The operator's reason, which the owner reads.
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
   * The operator's reason, which the owner reads.
   */
  'reason': (string);
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
  'operatorId': (string);
}
