// Original file: proto/rostra/chat/v1/chat.proto


export interface CountConversationsResponse {
  'conversations'?: (number);
  /**
   * The most that one person may have.
   */
  'limit'?: (number);
}

export interface CountConversationsResponse__Output {
  'conversations': (number);
  /**
   * The most that one person may have.
   */
  'limit': (number);
}
