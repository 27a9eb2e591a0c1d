// Original file: proto/rostra/identity/v1/identity.proto


export interface GetAccountFiguresRequest {
  /**
   * 7, 30 or 90: the last days, today included.
   */
  'days'?: (number);
}

export interface GetAccountFiguresRequest__Output {
  /**
   * 7, 30 or 90: the last days, today included.
   */
  'days': (number);
}
