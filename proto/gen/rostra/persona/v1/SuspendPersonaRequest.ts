// Original file: proto/rostra/persona/v1/persona.proto


export interface SuspendPersonaRequest {
  'id'?: (string);
  /**
   * 10 to 500 characters.
   */
  'reason'?: (string);
}

export interface SuspendPersonaRequest__Output {
  'id': (string);
  /**
   * 10 to 500 characters.
   */
  'reason': (string);
}
