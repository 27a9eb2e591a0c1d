// Original file: proto/rostra/chat/v1/chat.proto


export interface ListConversationsRequest {
  /**
   * From 1.
   */
  'page'?: (number);
  /**
   * 1 to 100.
   */
  'limit'?: (number);
  /**
   * At most 200 characters. Empty for all conversations.
   */
  'search'?: (string);
}

export interface ListConversationsRequest__Output {
  /**
   * From 1.
   */
  'page': (number);
  /**
   * 1 to 100.
   */
  'limit': (number);
  /**
   * At most 200 characters. Empty for all conversations.
   */
  'search': (string);
}
