// Original file: proto/rostra/billing/v1/billing.proto

import type { RevenueFiguresDay as _rostra_billing_v1_RevenueFiguresDay, RevenueFiguresDay__Output as _rostra_billing_v1_RevenueFiguresDay__Output } from '../../../rostra/billing/v1/RevenueFiguresDay.ts';

export interface RevenueFigures {
  /**
   * Every day, oldest first.
   */
  'days'?: (_rostra_billing_v1_RevenueFiguresDay)[];
}

export interface RevenueFigures__Output {
  /**
   * Every day, oldest first.
   */
  'days': (_rostra_billing_v1_RevenueFiguresDay__Output)[];
}
