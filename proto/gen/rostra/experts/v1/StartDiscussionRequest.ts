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
  /**
   * The id of a completed discussion of the caller, whose question and consensus the experts and the chair are told. Empty for none.
   */
  'followsUp'?: (string);
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
  /**
   * The id of a completed discussion of the caller, whose question and consensus the experts and the chair are told. Empty for none.
   */
  'followsUp': (string);
}
