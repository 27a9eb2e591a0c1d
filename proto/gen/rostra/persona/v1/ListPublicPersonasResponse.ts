// Original file: proto/rostra/persona/v1/persona.proto


export interface ListPublicPersonasResponse {
  /**
   * Each an encoded Persona, on the wire the same as `repeated Persona`: whoever passes many on needs to read each of them only once.
   */
  'personas'?: (Buffer | Uint8Array | string)[];
  /**
   * All that match, on every page.
   */
  'total'?: (number);
}

export interface ListPublicPersonasResponse__Output {
  /**
   * Each an encoded Persona, on the wire the same as `repeated Persona`: whoever passes many on needs to read each of them only once.
   */
  'personas': (Buffer)[];
  /**
   * All that match, on every page.
   */
  'total': (number);
}
