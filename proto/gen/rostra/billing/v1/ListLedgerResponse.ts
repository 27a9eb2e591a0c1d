// Original file: proto/rostra/billing/v1/billing.proto

import type { LedgerEntry as _rostra_billing_v1_LedgerEntry, LedgerEntry__Output as _rostra_billing_v1_LedgerEntry__Output } from '../../../rostra/billing/v1/LedgerEntry.ts';

export interface ListLedgerResponse {
  'entries'?: (_rostra_billing_v1_LedgerEntry)[];
  'total'?: (number);
}

export interface ListLedgerResponse__Output {
  'entries': (_rostra_billing_v1_LedgerEntry__Output)[];
  'total': (number);
}
