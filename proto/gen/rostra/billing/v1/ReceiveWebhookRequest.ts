// Original file: proto/rostra/billing/v1/billing.proto


export interface ReceiveWebhookRequest {
  /**
   * The unchanged bytes of the body.
   */
  'payload'?: (Buffer | Uint8Array | string);
  /**
   * The value of the Stripe-Signature header.
   */
  'signature'?: (string);
}

export interface ReceiveWebhookRequest__Output {
  /**
   * The unchanged bytes of the body.
   */
  'payload': (Buffer);
  /**
   * The value of the Stripe-Signature header.
   */
  'signature': (string);
}
