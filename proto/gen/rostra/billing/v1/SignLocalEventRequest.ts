// Original file: proto/rostra/billing/v1/billing.proto

import type { LocalOutcome as _rostra_billing_v1_LocalOutcome, LocalOutcome__Output as _rostra_billing_v1_LocalOutcome__Output } from '../../../rostra/billing/v1/LocalOutcome.ts';

export interface SignLocalEventRequest {
  'paymentId'?: (string);
  'outcome'?: (_rostra_billing_v1_LocalOutcome);
}

export interface SignLocalEventRequest__Output {
  'paymentId': (string);
  'outcome': (_rostra_billing_v1_LocalOutcome__Output);
}
