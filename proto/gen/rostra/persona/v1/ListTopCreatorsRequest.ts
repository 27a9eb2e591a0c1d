// Original file: proto/rostra/persona/v1/persona.proto


export interface ListTopCreatorsRequest {
  /**
   * How many personas are looked at, 1 to 100.
   */
  'limit'?: (number);
}

export interface ListTopCreatorsRequest__Output {
  /**
   * How many personas are looked at, 1 to 100.
   */
  'limit': (number);
}
