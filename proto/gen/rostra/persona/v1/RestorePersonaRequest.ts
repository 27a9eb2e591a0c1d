// Original file: proto/rostra/persona/v1/persona.proto


export interface RestorePersonaRequest {
  'id'?: (string);
  /**
   * 10 to 500 characters.
   */
  'reason'?: (string);
}

export interface RestorePersonaRequest__Output {
  'id': (string);
  /**
   * 10 to 500 characters.
   */
  'reason': (string);
}
