// Original file: proto/rostra/experts/v1/experts.proto


export interface StartDiscussionResponse {
  'discussionId'?: (string);
  /**
   * A discussion with this request id existed before.
   */
  'existed'?: (boolean);
}

export interface StartDiscussionResponse__Output {
  'discussionId': (string);
  /**
   * A discussion with this request id existed before.
   */
  'existed': (boolean);
}
