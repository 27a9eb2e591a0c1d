// Original file: proto/rostra/billing/v1/billing.proto

import type { Payment as _rostra_billing_v1_Payment, Payment__Output as _rostra_billing_v1_Payment__Output } from '../../../rostra/billing/v1/Payment.ts';

export interface AccountPayment {
  'payment'?: (_rostra_billing_v1_Payment | null);
  /**
   * Empty when the account was deleted.
   */
  'accountId'?: (string);
  /**
   * Whether a dispute is open or was lost.
   */
  'isDisputed'?: (boolean);
  /**
   * US cents refunded in total.
   */
  'refunded'?: (number);
}

export interface AccountPayment__Output {
  'payment': (_rostra_billing_v1_Payment__Output | null);
  /**
   * Empty when the account was deleted.
   */
  'accountId': (string);
  /**
   * Whether a dispute is open or was lost.
   */
  'isDisputed': (boolean);
  /**
   * US cents refunded in total.
   */
  'refunded': (number);
}
