// Original file: proto/rostra/chat/v1/chat.proto


export interface DeleteConversationsRequest {
  /**
   * RFC 3339, UTC: the `counted_at` of CountConversations. A conversation of the same second is before it.
   */
  'begunBefore'?: (string);
}

export interface DeleteConversationsRequest__Output {
  /**
   * RFC 3339, UTC: the `counted_at` of CountConversations. A conversation of the same second is before it.
   */
  'begunBefore': (string);
}
