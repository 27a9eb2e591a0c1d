// Original file: proto/rostra/experts/v1/experts.proto


export interface QuestionRequest {
  'id'?: (string);
}

export interface QuestionRequest__Output {
  'id': (string);
}
