// Original file: proto/rostra/persona/v1/persona.proto


export interface FindPublicPassagesRequest {
  /**
   * 1 to 4,000 characters.
   */
  'query'?: (string);
}

export interface FindPublicPassagesRequest__Output {
  /**
   * 1 to 4,000 characters.
   */
  'query': (string);
}
