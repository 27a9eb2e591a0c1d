// Original file: proto/rostra/persona/v1/persona.proto


export interface UnfollowCreatorRequest {
  'ownerId'?: (string);
}

export interface UnfollowCreatorRequest__Output {
  'ownerId': (string);
}
