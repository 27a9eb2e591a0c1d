// Original file: proto/rostra/chat/v1/chat.proto


export interface ListMessagesRequest {
  'conversationId'?: (string);
  /**
   * A message id: only messages before it; none for an unknown one. Empty for the latest.
   */
  'before'?: (string);
  /**
   * 1 to 200.
   */
  'limit'?: (number);
}

export interface ListMessagesRequest__Output {
  'conversationId': (string);
  /**
   * A message id: only messages before it; none for an unknown one. Empty for the latest.
   */
  'before': (string);
  /**
   * 1 to 200.
   */
  'limit': (number);
}
