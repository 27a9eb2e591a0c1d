// Original file: proto/rostra/experts/v1/experts.proto


export interface ShareDiscussionResponse {
  /**
   * 192 random bits, as URL-safe base64. Only its hash is stored.
   */
  'token'?: (string);
}

export interface ShareDiscussionResponse__Output {
  /**
   * 192 random bits, as URL-safe base64. Only its hash is stored.
   */
  'token': (string);
}
