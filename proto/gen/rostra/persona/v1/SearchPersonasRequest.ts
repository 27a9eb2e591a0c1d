// Original file: proto/rostra/persona/v1/persona.proto


export interface SearchPersonasRequest {
  /**
   * At most 100 characters. Empty for all.
   */
  'search'?: (string);
  'suspendedOnly'?: (boolean);
  /**
   * From 1.
   */
  'page'?: (number);
  /**
   * 1 to 100.
   */
  'limit'?: (number);
}

export interface SearchPersonasRequest__Output {
  /**
   * At most 100 characters. Empty for all.
   */
  'search': (string);
  'suspendedOnly': (boolean);
  /**
   * From 1.
   */
  'page': (number);
  /**
   * 1 to 100.
   */
  'limit': (number);
}
