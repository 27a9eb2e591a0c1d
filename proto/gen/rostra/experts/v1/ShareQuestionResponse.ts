// Original file: proto/rostra/experts/v1/experts.proto


export interface ShareQuestionResponse {
  /**
   * As in ShareDiscussionResponse.
   */
  'token'?: (string);
}

export interface ShareQuestionResponse__Output {
  /**
   * As in ShareDiscussionResponse.
   */
  'token': (string);
}
