// Original file: proto/rostra/experts/v1/experts.proto


export interface GetCircleRequest {
}

export interface GetCircleRequest__Output {
}
