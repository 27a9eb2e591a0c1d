// Original file: proto/rostra/billing/v1/billing.proto


export interface ListLedgerRequest {
  /**
   * From 1.
   */
  'page'?: (number);
  /**
   * 1 to 100.
   */
  'limit'?: (number);
}

export interface ListLedgerRequest__Output {
  /**
   * From 1.
   */
  'page': (number);
  /**
   * 1 to 100.
   */
  'limit': (number);
}
