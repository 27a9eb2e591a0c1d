// Original file: proto/rostra/persona/v1/persona.proto


export interface SetOwnModelRequest {
  'personaId'?: (string);
  'baseUrl'?: (string);
  'model'?: (string);
  /**
   * Empty for a server that needs none.
   */
  'key'?: (string);
  /**
   * Keeps the stored key, which goes to the same server only.
   */
  'keepsKey'?: (boolean);
}

export interface SetOwnModelRequest__Output {
  'personaId': (string);
  'baseUrl': (string);
  'model': (string);
  /**
   * Empty for a server that needs none.
   */
  'key': (string);
  /**
   * Keeps the stored key, which goes to the same server only.
   */
  'keepsKey': (boolean);
}
