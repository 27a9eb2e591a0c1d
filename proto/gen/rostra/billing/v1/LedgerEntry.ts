// Original file: proto/rostra/billing/v1/billing.proto

import type { Pocket as _rostra_billing_v1_Pocket, Pocket__Output as _rostra_billing_v1_Pocket__Output } from '../../../rostra/billing/v1/Pocket.ts';

export interface LedgerEntry {
  'id'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'at'?: (string);
  /**
   * monthly, expiry, exchange, discussion, purchase, refund, dispute, reinstatement or grant.
   */
  'kind'?: (string);
  /**
   * In credits; negative for a debit.
   */
  'amount'?: (number);
  'pocket'?: (_rostra_billing_v1_Pocket);
  /**
   * The sum of the ledger up to and including this entry.
   */
  'balanceAfter'?: (number);
  /**
   * One line for the member.
   */
  'note'?: (string);
}

export interface LedgerEntry__Output {
  'id': (string);
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
  /**
   * monthly, expiry, exchange, discussion, purchase, refund, dispute, reinstatement or grant.
   */
  'kind': (string);
  /**
   * In credits; negative for a debit.
   */
  'amount': (number);
  'pocket': (_rostra_billing_v1_Pocket__Output);
  /**
   * The sum of the ledger up to and including this entry.
   */
  'balanceAfter': (number);
  /**
   * One line for the member.
   */
  'note': (string);
}
