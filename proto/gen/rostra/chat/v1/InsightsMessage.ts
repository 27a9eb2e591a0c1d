// Original file: proto/rostra/chat/v1/chat.proto


export interface InsightsMessage {
  'exchangeId'?: (string);
  /**
   * The account that wrote it.
   */
  'accountId'?: (string);
  'content'?: (string);
}

export interface InsightsMessage__Output {
  'exchangeId': (string);
  /**
   * The account that wrote it.
   */
  'accountId': (string);
  'content': (string);
}
