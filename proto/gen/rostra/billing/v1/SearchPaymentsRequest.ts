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
   * Only payments of which credits had to be taken back, because of a refund or a dispute.
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
   * Only payments of which credits had to be taken back, because of a refund or a dispute.
   */
  'reversedOnly': (boolean);
}
