// Original file: proto/rostra/chat/v1/chat.proto


export interface GetAnswerRequest {
  /**
   * The id of the answer's message.
   */
  'messageId'?: (string);
}

export interface GetAnswerRequest__Output {
  /**
   * The id of the answer's message.
   */
  'messageId': (string);
}
