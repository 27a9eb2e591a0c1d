// Original file: proto/rostra/billing/v1/billing.proto

import type { PaymentStatus as _rostra_billing_v1_PaymentStatus, PaymentStatus__Output as _rostra_billing_v1_PaymentStatus__Output } from '../../../rostra/billing/v1/PaymentStatus.ts';
import type { Dispute as _rostra_billing_v1_Dispute, Dispute__Output as _rostra_billing_v1_Dispute__Output } from '../../../rostra/billing/v1/Dispute.ts';

export interface Payment {
  'id'?: (string);
  'packageId'?: (string);
  /**
   * US cents.
   */
  'amount'?: (number);
  'credits'?: (number);
  'status'?: (_rostra_billing_v1_PaymentStatus);
  /**
   * RFC 3339, UTC.
   */
  'createdAt'?: (string);
  /**
   * The role that its package grants: citizen or orator.
   */
  'role'?: (string);
  /**
   * US cents refunded in total.
   */
  'refunded'?: (number);
  'disputes'?: (_rostra_billing_v1_Dispute)[];
  /**
   * Credits that refunds and disputes have taken back.
   */
  'creditsTakenBack'?: (number);
  /**
   * The provider's ids of the checkout and of the payment. Empty until the provider has named them.
   */
  'sessionId'?: (string);
  'intentId'?: (string);
}

export interface Payment__Output {
  'id': (string);
  'packageId': (string);
  /**
   * US cents.
   */
  'amount': (number);
  'credits': (number);
  'status': (_rostra_billing_v1_PaymentStatus__Output);
  /**
   * RFC 3339, UTC.
   */
  'createdAt': (string);
  /**
   * The role that its package grants: citizen or orator.
   */
  'role': (string);
  /**
   * US cents refunded in total.
   */
  'refunded': (number);
  'disputes': (_rostra_billing_v1_Dispute__Output)[];
  /**
   * Credits that refunds and disputes have taken back.
   */
  'creditsTakenBack': (number);
  /**
   * The provider's ids of the checkout and of the payment. Empty until the provider has named them.
   */
  'sessionId': (string);
  'intentId': (string);
}
