// Original file: proto/rostra/experts/v1/experts.proto


export interface StartDiscussionRequest {
  /**
   * 1 to 2,000 characters after trimming.
   */
  'prompt'?: (string);
  /**
   * A UUID.
   */
  'requestId'?: (string);
}

export interface StartDiscussionRequest__Output {
  /**
   * 1 to 2,000 characters after trimming.
   */
  'prompt': (string);
  /**
   * A UUID.
   */
  'requestId': (string);
}
