// Original file: proto/rostra/billing/v1/billing.proto


export interface CreateCheckoutResponse {
  /**
   * The address of the provider's checkout page.
   */
  'url'?: (string);
  'paymentId'?: (string);
}

export interface CreateCheckoutResponse__Output {
  /**
   * The address of the provider's checkout page.
   */
  'url': (string);
  'paymentId': (string);
}
