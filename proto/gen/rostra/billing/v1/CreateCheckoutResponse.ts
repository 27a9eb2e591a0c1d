// Original file: proto/rostra/billing/v1/billing.proto


export interface CreateCheckoutResponse {
  /**
   * The provider's page.
   */
  'url'?: (string);
  'paymentId'?: (string);
}

export interface CreateCheckoutResponse__Output {
  /**
   * The provider's page.
   */
  'url': (string);
  'paymentId': (string);
}
