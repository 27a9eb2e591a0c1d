// Original file: proto/rostra/experts/v1/experts.proto


export interface ListSharesRequest {
}

export interface ListSharesRequest__Output {
}
