// Original file: proto/rostra/identity/v1/identity.proto

import type { Account as _rostra_identity_v1_Account, Account__Output as _rostra_identity_v1_Account__Output } from '../../../rostra/identity/v1/Account.ts';

export interface ConfirmEmailResponse {
  'account'?: (_rostra_identity_v1_Account | null);
  /**
   * Whether the token has undone a change, so that every session of the account has ended.
   */
  'undone'?: (boolean);
}

export interface ConfirmEmailResponse__Output {
  'account': (_rostra_identity_v1_Account__Output | null);
  /**
   * Whether the token has undone a change, so that every session of the account has ended.
   */
  'undone': (boolean);
}
