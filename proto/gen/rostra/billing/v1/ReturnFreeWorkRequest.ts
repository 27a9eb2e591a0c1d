// Original file: proto/rostra/billing/v1/billing.proto

import type { UseFreeWorkRequest as _rostra_billing_v1_UseFreeWorkRequest, UseFreeWorkRequest__Output as _rostra_billing_v1_UseFreeWorkRequest__Output } from '../../../rostra/billing/v1/UseFreeWorkRequest.ts';

export interface ReturnFreeWorkRequest {
  /**
   * The use, as it was counted.
   */
  'used'?: (_rostra_billing_v1_UseFreeWorkRequest | null);
  'useId'?: (string);
}

export interface ReturnFreeWorkRequest__Output {
  /**
   * The use, as it was counted.
   */
  'used': (_rostra_billing_v1_UseFreeWorkRequest__Output | null);
  'useId': (string);
}
