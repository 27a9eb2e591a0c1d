// Original file: proto/rostra/experts/v1/experts.proto


export interface RemoveFromCircleResponse {
}

export interface RemoveFromCircleResponse__Output {
}
