// Original file: proto/rostra/experts/v1/experts.proto


export interface AddToCircleRequest {
  'personaId'?: (string);
}

export interface AddToCircleRequest__Output {
  'personaId': (string);
}
