// Original file: proto/rostra/billing/v1/billing.proto


export interface ReceiveWebhookRequest {
  'payload'?: (Buffer | Uint8Array | string);
  /**
   * The header Stripe-Signature.
   */
  'signature'?: (string);
}

export interface ReceiveWebhookRequest__Output {
  'payload': (Buffer);
  /**
   * The header Stripe-Signature.
   */
  'signature': (string);
}
