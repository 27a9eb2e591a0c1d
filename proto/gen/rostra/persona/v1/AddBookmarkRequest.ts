// Original file: proto/rostra/persona/v1/persona.proto


export interface AddBookmarkRequest {
  'personaId'?: (string);
}

export interface AddBookmarkRequest__Output {
  'personaId': (string);
}
