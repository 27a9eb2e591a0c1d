// Original file: proto/rostra/chat/v1/chat.proto


export interface GetAnswerRequest {
  /**
   * The id of the answer's message.
   */
  'messageId'?: (string);
  /**
   * The conversation of the answer. Only one whose messages are those of a share needs it.
   */
  'conversationId'?: (string);
}

export interface GetAnswerRequest__Output {
  /**
   * The id of the answer's message.
   */
  'messageId': (string);
  /**
   * The conversation of the answer. Only one whose messages are those of a share needs it.
   */
  'conversationId': (string);
}
