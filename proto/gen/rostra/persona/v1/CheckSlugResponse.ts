// Original file: proto/rostra/persona/v1/persona.proto


export interface CheckSlugResponse {
  'available'?: (boolean);
  /**
   * Why the slug is not available, as a message for the owner. Empty when it is.
   */
  'problem'?: (string);
  /**
   * A free slug to use instead. Empty when the slug is available, or when there is neither a slug nor a name.
   */
  'suggestion'?: (string);
}

export interface CheckSlugResponse__Output {
  'available': (boolean);
  /**
   * Why the slug is not available, as a message for the owner. Empty when it is.
   */
  'problem': (string);
  /**
   * A free slug to use instead. Empty when the slug is available, or when there is neither a slug nor a name.
   */
  'suggestion': (string);
}
