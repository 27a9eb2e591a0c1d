// Original file: proto/rostra/identity/v1/identity.proto

import type { Account as _rostra_identity_v1_Account, Account__Output as _rostra_identity_v1_Account__Output } from '../../../rostra/identity/v1/Account.ts';

export interface ConfirmEmailResponse {
  'account'?: (_rostra_identity_v1_Account | null);
  /**
   * Whether the token has undone a change.
   */
  'undone'?: (boolean);
  /**
   * Whether sessions of the account have ended: all, except the caller's when the caller is a member of this account and nothing was undone.
   */
  'sessionsEnded'?: (boolean);
  /**
   * As in SignedIn, for the session of the caller that goes on. Empty without one.
   */
  'deviceToken'?: (string);
  /**
   * Whether the password is removed: by an undone change, and by a first proof without a session of the account.
   */
  'passwordRemoved'?: (boolean);
}

export interface ConfirmEmailResponse__Output {
  'account': (_rostra_identity_v1_Account__Output | null);
  /**
   * Whether the token has undone a change.
   */
  'undone': (boolean);
  /**
   * Whether sessions of the account have ended: all, except the caller's when the caller is a member of this account and nothing was undone.
   */
  'sessionsEnded': (boolean);
  /**
   * As in SignedIn, for the session of the caller that goes on. Empty without one.
   */
  'deviceToken': (string);
  /**
   * Whether the password is removed: by an undone change, and by a first proof without a session of the account.
   */
  'passwordRemoved': (boolean);
}
