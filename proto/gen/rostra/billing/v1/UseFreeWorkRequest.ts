// Original file: proto/rostra/billing/v1/billing.proto

import type { FreeWork as _rostra_billing_v1_FreeWork, FreeWork__Output as _rostra_billing_v1_FreeWork__Output } from '../../../rostra/billing/v1/FreeWork.ts';

export interface UseFreeWorkRequest {
  'work'?: (_rostra_billing_v1_FreeWork);
  /**
   * `member:<id>` or `guest:<id>`.
   */
  'person'?: (string);
  /**
   * Whether the member's address is confirmed.
   */
  'confirmed'?: (boolean);
  /**
   * The address of the person's browser; empty when unknown, and then no network is counted.
   */
  'clientAddress'?: (string);
  /**
   * How often, 1 to 100.
   */
  'units'?: (number);
}

export interface UseFreeWorkRequest__Output {
  'work': (_rostra_billing_v1_FreeWork__Output);
  /**
   * `member:<id>` or `guest:<id>`.
   */
  'person': (string);
  /**
   * Whether the member's address is confirmed.
   */
  'confirmed': (boolean);
  /**
   * The address of the person's browser; empty when unknown, and then no network is counted.
   */
  'clientAddress': (string);
  /**
   * How often, 1 to 100.
   */
  'units': (number);
}
