// Original file: proto/rostra/persona/v1/persona.proto


export interface KeepOriginalRequest {
  'personaId'?: (string);
  'sourceId'?: (string);
  'keep'?: (boolean);
}

export interface KeepOriginalRequest__Output {
  'personaId': (string);
  'sourceId': (string);
  'keep': (boolean);
}
