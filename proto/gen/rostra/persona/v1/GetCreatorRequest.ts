// Original file: proto/rostra/persona/v1/persona.proto


export interface GetCreatorRequest {
  'ownerId'?: (string);
}

export interface GetCreatorRequest__Output {
  'ownerId': (string);
}
