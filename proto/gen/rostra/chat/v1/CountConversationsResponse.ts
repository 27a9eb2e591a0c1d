// Original file: proto/rostra/chat/v1/chat.proto


export interface CountConversationsResponse {
  'conversations'?: (number);
  /**
   * The most that one person may have.
   */
  'limit'?: (number);
  /**
   * Those with an exchange, which the list has.
   */
  'listed'?: (number);
  /**
   * Those with a share.
   */
  'shared'?: (number);
  /**
   * When they were counted: RFC 3339, UTC.
   */
  'countedAt'?: (string);
}

export interface CountConversationsResponse__Output {
  'conversations': (number);
  /**
   * The most that one person may have.
   */
  'limit': (number);
  /**
   * Those with an exchange, which the list has.
   */
  'listed': (number);
  /**
   * Those with a share.
   */
  'shared': (number);
  /**
   * When they were counted: RFC 3339, UTC.
   */
  'countedAt': (string);
}
