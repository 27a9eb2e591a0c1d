// Original file: proto/rostra/persona/v1/persona.proto


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
