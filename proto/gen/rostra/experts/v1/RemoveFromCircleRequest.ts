// Original file: proto/rostra/experts/v1/experts.proto


export interface RemoveFromCircleRequest {
  'personaId'?: (string);
}

export interface RemoveFromCircleRequest__Output {
  'personaId': (string);
}
