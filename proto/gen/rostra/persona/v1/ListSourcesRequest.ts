// Original file: proto/rostra/persona/v1/persona.proto


export interface ListSourcesRequest {
  'personaId'?: (string);
}

export interface ListSourcesRequest__Output {
  'personaId': (string);
}
