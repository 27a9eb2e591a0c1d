// Original file: proto/rostra/experts/v1/experts.proto


export interface GetSharedQuestionRequest {
  'token'?: (string);
}

export interface GetSharedQuestionRequest__Output {
  'token': (string);
}
