// Original file: proto/rostra/persona/v1/persona.proto


export interface ListPersonasByIdsRequest {
  /**
   * At most 100.
   */
  'ids'?: (string)[];
}

export interface ListPersonasByIdsRequest__Output {
  /**
   * At most 100.
   */
  'ids': (string)[];
}
