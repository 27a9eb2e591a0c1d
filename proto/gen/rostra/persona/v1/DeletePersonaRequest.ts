// Original file: proto/rostra/persona/v1/persona.proto


export interface DeletePersonaRequest {
  'id'?: (string);
}

export interface DeletePersonaRequest__Output {
  'id': (string);
}
