// Original file: proto/rostra/billing/v1/billing.proto


export interface GrantCreditsRequest {
  /**
   * A UUID.
   */
  'grantId'?: (string);
  'accountId'?: (string);
  /**
   * 1 to 1,000,000.
   */
  'amount'?: (number);
  /**
   * The ledger entry's note; may be empty.
   */
  'note'?: (string);
}

export interface GrantCreditsRequest__Output {
  /**
   * A UUID.
   */
  'grantId': (string);
  'accountId': (string);
  /**
   * 1 to 1,000,000.
   */
  'amount': (number);
  /**
   * The ledger entry's note; may be empty.
   */
  'note': (string);
}
