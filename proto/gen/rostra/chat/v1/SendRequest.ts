// Original file: proto/rostra/chat/v1/chat.proto


export interface SendRequest {
  'conversationId'?: (string);
  /**
   * 1 to 4,000 characters after trimming. Empty when an answer is replaced.
   */
  'content'?: (string);
  /**
   * A UUID, unique per person. Empty: attaches to a running generation with the same content, else starts a new one.
   */
  'requestId'?: (string);
  /**
   * The message that this one replaces, which is kept as a sibling: an own message, or an answer, which is generated again. Empty for none.
   */
  'replaces'?: (string);
  /**
   * The answer that goes on in the same message: one that ended at the limit of its length. Without content. Empty for none.
   */
  'continues'?: (string);
}

export interface SendRequest__Output {
  'conversationId': (string);
  /**
   * 1 to 4,000 characters after trimming. Empty when an answer is replaced.
   */
  'content': (string);
  /**
   * A UUID, unique per person. Empty: attaches to a running generation with the same content, else starts a new one.
   */
  'requestId': (string);
  /**
   * The message that this one replaces, which is kept as a sibling: an own message, or an answer, which is generated again. Empty for none.
   */
  'replaces': (string);
  /**
   * The answer that goes on in the same message: one that ended at the limit of its length. Without content. Empty for none.
   */
  'continues': (string);
}
