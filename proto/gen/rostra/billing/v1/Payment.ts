// Original file: proto/rostra/billing/v1/billing.proto

import type { PaymentStatus as _rostra_billing_v1_PaymentStatus, PaymentStatus__Output as _rostra_billing_v1_PaymentStatus__Output } from '../../../rostra/billing/v1/PaymentStatus.ts';

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
}
