// Original file: proto/rostra/experts/v1/experts.proto


export interface GetSharedDiscussionRequest {
  'token'?: (string);
}

export interface GetSharedDiscussionRequest__Output {
  'token': (string);
}
