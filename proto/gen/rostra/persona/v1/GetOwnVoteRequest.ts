// Original file: proto/rostra/persona/v1/persona.proto


export interface GetOwnVoteRequest {
  'personaId'?: (string);
}

export interface GetOwnVoteRequest__Output {
  'personaId': (string);
}
