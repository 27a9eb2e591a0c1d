// Original file: proto/rostra/persona/v1/persona.proto


export interface GetSpeakingProfileRequest {
  'id'?: (string);
}

export interface GetSpeakingProfileRequest__Output {
  'id': (string);
}
