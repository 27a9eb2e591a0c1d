// Original file: proto/rostra/persona/v1/persona.proto


export interface ListPromptVersionsRequest {
  'personaId'?: (string);
}

export interface ListPromptVersionsRequest__Output {
  'personaId': (string);
}
