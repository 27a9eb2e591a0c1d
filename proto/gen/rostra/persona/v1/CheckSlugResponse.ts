// Original file: proto/rostra/persona/v1/persona.proto


export interface CheckSlugResponse {
  'available'?: (boolean);
  /**
   * Why it is not available, in words; else empty.
   */
  'problem'?: (string);
  /**
   * One that is free, when this one is not and another can be made of it; else empty.
   */
  'suggestion'?: (string);
}

export interface CheckSlugResponse__Output {
  'available': (boolean);
  /**
   * Why it is not available, in words; else empty.
   */
  'problem': (string);
  /**
   * One that is free, when this one is not and another can be made of it; else empty.
   */
  'suggestion': (string);
}
