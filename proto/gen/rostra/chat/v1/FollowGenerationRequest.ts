// Original file: proto/rostra/chat/v1/chat.proto


export interface FollowGenerationRequest {
  'generationId'?: (string);
  /**
   * The seq of the last frame that the client has; 0 for all frames.
   */
  'after'?: (number);
}

export interface FollowGenerationRequest__Output {
  'generationId': (string);
  /**
   * The seq of the last frame that the client has; 0 for all frames.
   */
  'after': (number);
}
