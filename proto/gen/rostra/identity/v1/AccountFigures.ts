// Original file: proto/rostra/identity/v1/identity.proto

import type { AccountFiguresDay as _rostra_identity_v1_AccountFiguresDay, AccountFiguresDay__Output as _rostra_identity_v1_AccountFiguresDay__Output } from '../../../rostra/identity/v1/AccountFiguresDay.ts';

export interface AccountFigures {
  /**
   * Every day, oldest first.
   */
  'days'?: (_rostra_identity_v1_AccountFiguresDay)[];
  /**
   * The accounts that exist.
   */
  'accounts'?: (number);
}

export interface AccountFigures__Output {
  /**
   * Every day, oldest first.
   */
  'days': (_rostra_identity_v1_AccountFiguresDay__Output)[];
  /**
   * The accounts that exist.
   */
  'accounts': (number);
}
