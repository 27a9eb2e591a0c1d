// Original file: proto/rostra/persona/v1/persona.proto


export interface FollowCreatorRequest {
  'ownerId'?: (string);
}

export interface FollowCreatorRequest__Output {
  'ownerId': (string);
}
