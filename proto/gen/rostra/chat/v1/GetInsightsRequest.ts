// Original file: proto/rostra/chat/v1/chat.proto


export interface GetInsightsRequest {
  'personaId'?: (string);
  /**
   * 7, 30 or 90, today included.
   */
  'days'?: (number);
}

export interface GetInsightsRequest__Output {
  'personaId': (string);
  /**
   * 7, 30 or 90, today included.
   */
  'days': (number);
}
