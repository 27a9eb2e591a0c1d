// Original file: proto/rostra/experts/v1/experts.proto


export interface RevokeQuestionShareResponse {
}

export interface RevokeQuestionShareResponse__Output {
}
