// Original file: proto/rostra/chat/v1/chat.proto


export interface ContinueSharedRequest {
  'token'?: (string);
  /**
   * As in StartConversationRequest.
   */
  'requestId'?: (string);
}

export interface ContinueSharedRequest__Output {
  'token': (string);
  /**
   * As in StartConversationRequest.
   */
  'requestId': (string);
}
