// Original file: proto/rostra/experts/v1/experts.proto


export interface AdoptQuestionsResponse {
}

export interface AdoptQuestionsResponse__Output {
}
