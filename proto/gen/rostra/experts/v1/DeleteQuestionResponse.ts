// Original file: proto/rostra/experts/v1/experts.proto


export interface DeleteQuestionResponse {
}

export interface DeleteQuestionResponse__Output {
}
