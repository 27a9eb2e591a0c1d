// Original file: proto/rostra/chat/v1/chat.proto


export interface ShareConversationRequest {
  'conversationId'?: (string);
  /**
   * Shows the member's name; a guest has none.
   */
  'withName'?: (boolean);
  /**
   * The answer with which the snapshot ends: the last one on the screen. Empty: the end of the shown branch.
   */
  'messageId'?: (string);
}

export interface ShareConversationRequest__Output {
  'conversationId': (string);
  /**
   * Shows the member's name; a guest has none.
   */
  'withName': (boolean);
  /**
   * The answer with which the snapshot ends: the last one on the screen. Empty: the end of the shown branch.
   */
  'messageId': (string);
}
