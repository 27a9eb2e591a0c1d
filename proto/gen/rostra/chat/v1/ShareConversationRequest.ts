// Original file: proto/rostra/chat/v1/chat.proto


export interface ShareConversationRequest {
  'conversationId'?: (string);
  /**
   * Shows the member's name; a guest has none.
   */
  'withName'?: (boolean);
}

export interface ShareConversationRequest__Output {
  'conversationId': (string);
  /**
   * Shows the member's name; a guest has none.
   */
  'withName': (boolean);
}
