// Original file: proto/rostra/billing/v1/billing.proto

import type { Purpose as _rostra_billing_v1_Purpose, Purpose__Output as _rostra_billing_v1_Purpose__Output } from '../../../rostra/billing/v1/Purpose.ts';

export interface HoldRequest {
  /**
   * The id of what is paid for: a generation's, a discussion's.
   */
  'holdId'?: (string);
  'purpose'?: (_rostra_billing_v1_Purpose);
  /**
   * How many of it; 1 for an exchange.
   */
  'units'?: (number);
}

export interface HoldRequest__Output {
  /**
   * The id of what is paid for: a generation's, a discussion's.
   */
  'holdId': (string);
  'purpose': (_rostra_billing_v1_Purpose__Output);
  /**
   * How many of it; 1 for an exchange.
   */
  'units': (number);
}
