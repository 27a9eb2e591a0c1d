// Original file: proto/rostra/chat/v1/chat.proto


export interface GetModelFiguresRequest {
  /**
   * 7, 30 or 90: the last days, today included.
   */
  'days'?: (number);
}

export interface GetModelFiguresRequest__Output {
  /**
   * 7, 30 or 90: the last days, today included.
   */
  'days': (number);
}
