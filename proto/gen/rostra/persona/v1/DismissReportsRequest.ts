// Original file: proto/rostra/persona/v1/persona.proto


export interface DismissReportsRequest {
  'id'?: (string);
  /**
   * The reason for the audit log; at most 500 characters, empty for none.
   */
  'reason'?: (string);
}

export interface DismissReportsRequest__Output {
  'id': (string);
  /**
   * The reason for the audit log; at most 500 characters, empty for none.
   */
  'reason': (string);
}
