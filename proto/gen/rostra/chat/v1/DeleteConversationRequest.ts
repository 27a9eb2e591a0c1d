// Original file: proto/rostra/chat/v1/chat.proto


export interface DeleteConversationRequest {
  'conversationId'?: (string);
  /**
   * Only a conversation without any exchange is deleted; any other one is left as it is.
   */
  'onlyUnused'?: (boolean);
}

export interface DeleteConversationRequest__Output {
  'conversationId': (string);
  /**
   * Only a conversation without any exchange is deleted; any other one is left as it is.
   */
  'onlyUnused': (boolean);
}
