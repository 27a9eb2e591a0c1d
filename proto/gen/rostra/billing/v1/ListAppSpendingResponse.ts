// Original file: proto/rostra/billing/v1/billing.proto

import type { AppSpending as _rostra_billing_v1_AppSpending, AppSpending__Output as _rostra_billing_v1_AppSpending__Output } from '../../../rostra/billing/v1/AppSpending.ts';

export interface ListAppSpendingResponse {
  /**
   * Apps without spending are missing.
   */
  'apps'?: (_rostra_billing_v1_AppSpending)[];
}

export interface ListAppSpendingResponse__Output {
  /**
   * Apps without spending are missing.
   */
  'apps': (_rostra_billing_v1_AppSpending__Output)[];
}
