// Original file: proto/rostra/persona/v1/persona.proto


export interface CountPublicPersonasRequest {
  /**
   * As in ListPublicPersonasRequest.
   */
  'search'?: (string);
}

export interface CountPublicPersonasRequest__Output {
  /**
   * As in ListPublicPersonasRequest.
   */
  'search': (string);
}
