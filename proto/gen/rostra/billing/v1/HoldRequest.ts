// Original file: proto/rostra/billing/v1/billing.proto

import type { Purpose as _rostra_billing_v1_Purpose, Purpose__Output as _rostra_billing_v1_Purpose__Output } from '../../../rostra/billing/v1/Purpose.ts';

export interface HoldRequest {
  /**
   * The id of the generation or discussion.
   */
  'holdId'?: (string);
  'purpose'?: (_rostra_billing_v1_Purpose);
  /**
   * 1 for an exchange; the number of experts for a discussion.
   */
  'units'?: (number);
  /**
   * The address of the member's browser; empty when unknown.
   */
  'clientAddress'?: (string);
  /**
   * The credits of a unit, 1 to 100: what the calling service's settings say. A client never names it.
   */
  'unitPrice'?: (number);
}

export interface HoldRequest__Output {
  /**
   * The id of the generation or discussion.
   */
  'holdId': (string);
  'purpose': (_rostra_billing_v1_Purpose__Output);
  /**
   * 1 for an exchange; the number of experts for a discussion.
   */
  'units': (number);
  /**
   * The address of the member's browser; empty when unknown.
   */
  'clientAddress': (string);
  /**
   * The credits of a unit, 1 to 100: what the calling service's settings say. A client never names it.
   */
  'unitPrice': (number);
}
