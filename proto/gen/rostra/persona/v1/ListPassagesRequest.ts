// Original file: proto/rostra/persona/v1/persona.proto


export interface ListPassagesRequest {
  'personaId'?: (string);
  'sourceId'?: (string);
  /**
   * From 1.
   */
  'page'?: (number);
  /**
   * 1 to 100.
   */
  'limit'?: (number);
}

export interface ListPassagesRequest__Output {
  'personaId': (string);
  'sourceId': (string);
  /**
   * From 1.
   */
  'page': (number);
  /**
   * 1 to 100.
   */
  'limit': (number);
}
