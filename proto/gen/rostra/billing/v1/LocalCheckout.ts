// Original file: proto/rostra/billing/v1/billing.proto

import type { Payment as _rostra_billing_v1_Payment, Payment__Output as _rostra_billing_v1_Payment__Output } from '../../../rostra/billing/v1/Payment.ts';

export interface LocalCheckout {
  'payment'?: (_rostra_billing_v1_Payment | null);
  /**
   * The package's.
   */
  'name'?: (string);
  /**
   * Where the page leads to afterwards; `{CHECKOUT_SESSION_ID}` is filled in.
   */
  'successUrl'?: (string);
  'cancelUrl'?: (string);
}

export interface LocalCheckout__Output {
  'payment': (_rostra_billing_v1_Payment__Output | null);
  /**
   * The package's.
   */
  'name': (string);
  /**
   * Where the page leads to afterwards; `{CHECKOUT_SESSION_ID}` is filled in.
   */
  'successUrl': (string);
  'cancelUrl': (string);
}
