// Original file: proto/rostra/persona/v1/persona.proto


export interface ListPublicPersonasResponse {
  /**
   * Each entry is an encoded Persona, on the wire the same as `repeated Persona`. A client that forwards lists can cache decoded entries.
   */
  'personas'?: (Buffer | Uint8Array | string)[];
  /**
   * Number of personas that match, the same on every page.
   */
  'total'?: (number);
}

export interface ListPublicPersonasResponse__Output {
  /**
   * Each entry is an encoded Persona, on the wire the same as `repeated Persona`. A client that forwards lists can cache decoded entries.
   */
  'personas': (Buffer)[];
  /**
   * Number of personas that match, the same on every page.
   */
  'total': (number);
}
