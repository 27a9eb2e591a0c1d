// Original file: proto/rostra/experts/v1/experts.proto


export interface GetDiscussionRequest {
  'id'?: (string);
}

export interface GetDiscussionRequest__Output {
  'id': (string);
}
