// Original file: proto/rostra/billing/v1/billing.proto


export interface SearchPaymentsRequest {
  /**
   * Empty for every account.
   */
  'accountId'?: (string);
  /**
   * From 1.
   */
  'page'?: (number);
  /**
   * 1 to 100.
   */
  'limit'?: (number);
  /**
   * Only payments with a refund, or with a dispute that is open or was lost.
   */
  'reversedOnly'?: (boolean);
}

export interface SearchPaymentsRequest__Output {
  /**
   * Empty for every account.
   */
  'accountId': (string);
  /**
   * From 1.
   */
  'page': (number);
  /**
   * 1 to 100.
   */
  'limit': (number);
  /**
   * Only payments with a refund, or with a dispute that is open or was lost.
   */
  'reversedOnly': (boolean);
}
