// Original file: proto/rostra/billing/v1/billing.proto


export interface GetRevenueFiguresRequest {
  /**
   * 7, 30 or 90: the last days, today included.
   */
  'days'?: (number);
}

export interface GetRevenueFiguresRequest__Output {
  /**
   * 7, 30 or 90: the last days, today included.
   */
  'days': (number);
}
