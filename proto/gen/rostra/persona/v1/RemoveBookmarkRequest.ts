// Original file: proto/rostra/persona/v1/persona.proto


export interface RemoveBookmarkRequest {
  'personaId'?: (string);
}

export interface RemoveBookmarkRequest__Output {
  'personaId': (string);
}
