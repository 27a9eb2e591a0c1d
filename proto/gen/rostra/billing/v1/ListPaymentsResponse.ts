// Original file: proto/rostra/billing/v1/billing.proto

import type { Payment as _rostra_billing_v1_Payment, Payment__Output as _rostra_billing_v1_Payment__Output } from '../../../rostra/billing/v1/Payment.ts';

export interface ListPaymentsResponse {
  'payments'?: (_rostra_billing_v1_Payment)[];
}

export interface ListPaymentsResponse__Output {
  'payments': (_rostra_billing_v1_Payment__Output)[];
}
