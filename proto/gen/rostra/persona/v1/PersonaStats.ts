// Original file: proto/rostra/persona/v1/persona.proto


export interface PersonaStats {
  'conversations'?: (number);
  /**
   * Different people who chatted with the persona, guests included.
   */
  'people'?: (number);
  /**
   * Votes of either direction.
   */
  'votes'?: (number);
}

export interface PersonaStats__Output {
  'conversations': (number);
  /**
   * Different people who chatted with the persona, guests included.
   */
  'people': (number);
  /**
   * Votes of either direction.
   */
  'votes': (number);
}
