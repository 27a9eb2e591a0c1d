// Original file: proto/rostra/chat/v1/chat.proto


export interface RenameConversationRequest {
  'conversationId'?: (string);
  /**
   * 1 to 100 characters after trimming.
   */
  'title'?: (string);
}

export interface RenameConversationRequest__Output {
  'conversationId': (string);
  /**
   * 1 to 100 characters after trimming.
   */
  'title': (string);
}
