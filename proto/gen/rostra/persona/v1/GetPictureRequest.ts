// Original file: proto/rostra/persona/v1/persona.proto


export interface GetPictureRequest {
  'id'?: (string);
}

export interface GetPictureRequest__Output {
  'id': (string);
}
