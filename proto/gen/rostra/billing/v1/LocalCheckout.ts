// Original file: proto/rostra/billing/v1/billing.proto

import type { Payment as _rostra_billing_v1_Payment, Payment__Output as _rostra_billing_v1_Payment__Output } from '../../../rostra/billing/v1/Payment.ts';

export interface LocalCheckout {
  'payment'?: (_rostra_billing_v1_Payment | null);
  /**
   * The name of the package.
   */
  'name'?: (string);
  /**
   * The page for a customer who has paid.
   */
  'successUrl'?: (string);
  /**
   * The page for a customer who has left the checkout.
   */
  'cancelUrl'?: (string);
}

export interface LocalCheckout__Output {
  'payment': (_rostra_billing_v1_Payment__Output | null);
  /**
   * The name of the package.
   */
  'name': (string);
  /**
   * The page for a customer who has paid.
   */
  'successUrl': (string);
  /**
   * The page for a customer who has left the checkout.
   */
  'cancelUrl': (string);
}
