// Original file: proto/rostra/persona/v1/persona.proto


export interface SourcePair {
  /**
   * 1 to 1,000 characters.
   */
  'question'?: (string);
  /**
   * 1 to 4,000 characters.
   */
  'answer'?: (string);
}

export interface SourcePair__Output {
  /**
   * 1 to 1,000 characters.
   */
  'question': (string);
  /**
   * 1 to 4,000 characters.
   */
  'answer': (string);
}
