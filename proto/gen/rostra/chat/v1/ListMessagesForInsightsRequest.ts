// Original file: proto/rostra/chat/v1/chat.proto


export interface ListMessagesForInsightsRequest {
  /**
   * At most 500.
   */
  'exchangeIds'?: (string)[];
}

export interface ListMessagesForInsightsRequest__Output {
  /**
   * At most 500.
   */
  'exchangeIds': (string)[];
}
