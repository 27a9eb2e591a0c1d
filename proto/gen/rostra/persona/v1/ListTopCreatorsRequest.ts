// Original file: proto/rostra/persona/v1/persona.proto


export interface ListTopCreatorsRequest {
  /**
   * Number of personas whose owners are returned, 1 to 100.
   */
  'limit'?: (number);
}

export interface ListTopCreatorsRequest__Output {
  /**
   * Number of personas whose owners are returned, 1 to 100.
   */
  'limit': (number);
}
