// Original file: proto/rostra/persona/v1/persona.proto


export interface DeleteSourceRequest {
  'personaId'?: (string);
  'sourceId'?: (string);
}

export interface DeleteSourceRequest__Output {
  'personaId': (string);
  'sourceId': (string);
}
