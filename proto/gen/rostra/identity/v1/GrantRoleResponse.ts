// Original file: proto/rostra/identity/v1/identity.proto

import type { Account as _rostra_identity_v1_Account, Account__Output as _rostra_identity_v1_Account__Output } from '../../../rostra/identity/v1/Account.ts';
import type { Role as _rostra_identity_v1_Role, Role__Output as _rostra_identity_v1_Role__Output } from '../../../rostra/identity/v1/Role.ts';

export interface GrantRoleResponse {
  'account'?: (_rostra_identity_v1_Account | null);
  /**
   * The role before the call.
   */
  'previousRole'?: (_rostra_identity_v1_Role);
}

export interface GrantRoleResponse__Output {
  'account': (_rostra_identity_v1_Account__Output | null);
  /**
   * The role before the call.
   */
  'previousRole': (_rostra_identity_v1_Role__Output);
}
