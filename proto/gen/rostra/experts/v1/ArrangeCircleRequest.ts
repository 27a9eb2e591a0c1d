// Original file: proto/rostra/experts/v1/experts.proto


export interface ArrangeCircleRequest {
  'personaIds'?: (string)[];
}

export interface ArrangeCircleRequest__Output {
  'personaIds': (string)[];
}
