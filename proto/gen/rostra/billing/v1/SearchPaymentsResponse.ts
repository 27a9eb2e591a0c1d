// Original file: proto/rostra/billing/v1/billing.proto

import type { AccountPayment as _rostra_billing_v1_AccountPayment, AccountPayment__Output as _rostra_billing_v1_AccountPayment__Output } from '../../../rostra/billing/v1/AccountPayment.ts';

export interface SearchPaymentsResponse {
  'payments'?: (_rostra_billing_v1_AccountPayment)[];
  'total'?: (number);
}

export interface SearchPaymentsResponse__Output {
  'payments': (_rostra_billing_v1_AccountPayment__Output)[];
  'total': (number);
}
