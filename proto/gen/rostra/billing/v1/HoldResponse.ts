// Original file: proto/rostra/billing/v1/billing.proto

import type { CreditsLeft as _rostra_billing_v1_CreditsLeft, CreditsLeft__Output as _rostra_billing_v1_CreditsLeft__Output } from '../../../rostra/billing/v1/CreditsLeft.ts';

export interface HoldResponse {
  /**
   * Absent from billing of the version before.
   */
  'left'?: (_rostra_billing_v1_CreditsLeft | null);
}

export interface HoldResponse__Output {
  /**
   * Absent from billing of the version before.
   */
  'left': (_rostra_billing_v1_CreditsLeft__Output | null);
}
