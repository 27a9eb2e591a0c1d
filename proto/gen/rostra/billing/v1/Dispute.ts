// Original file: proto/rostra/billing/v1/billing.proto


export interface Dispute {
  /**
   * The provider's id.
   */
  'id'?: (string);
  /**
   * US cents.
   */
  'amount'?: (number);
  /**
   * Whether it was decided in our favour.
   */
  'won'?: (boolean);
}

export interface Dispute__Output {
  /**
   * The provider's id.
   */
  'id': (string);
  /**
   * US cents.
   */
  'amount': (number);
  /**
   * Whether it was decided in our favour.
   */
  'won': (boolean);
}
