// Original file: proto/rostra/persona/v1/persona.proto


export interface GetPersonaStatsRequest {
  'id'?: (string);
}

export interface GetPersonaStatsRequest__Output {
  'id': (string);
}
