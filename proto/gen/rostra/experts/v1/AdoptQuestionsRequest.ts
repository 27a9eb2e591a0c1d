// Original file: proto/rostra/experts/v1/experts.proto


export interface AdoptQuestionsRequest {
  'guestToken'?: (string);
}

export interface AdoptQuestionsRequest__Output {
  'guestToken': (string);
}
