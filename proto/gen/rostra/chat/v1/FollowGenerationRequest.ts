// Original file: proto/rostra/chat/v1/chat.proto


export interface FollowGenerationRequest {
  'generationId'?: (string);
  /**
   * Events up to this one were seen already.
   */
  'after'?: (number);
}

export interface FollowGenerationRequest__Output {
  'generationId': (string);
  /**
   * Events up to this one were seen already.
   */
  'after': (number);
}
