// Original file: proto/rostra/billing/v1/billing.proto


export interface ListLedgerRequest {
  /**
   * Counts from 1.
   */
  'page'?: (number);
  /**
   * 1 to 100.
   */
  'limit'?: (number);
}

export interface ListLedgerRequest__Output {
  /**
   * Counts from 1.
   */
  'page': (number);
  /**
   * 1 to 100.
   */
  'limit': (number);
}
