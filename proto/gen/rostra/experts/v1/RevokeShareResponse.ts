// Original file: proto/rostra/experts/v1/experts.proto


export interface RevokeShareResponse {
}

export interface RevokeShareResponse__Output {
}
