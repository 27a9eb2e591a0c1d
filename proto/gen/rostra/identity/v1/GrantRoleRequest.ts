// Original file: proto/rostra/identity/v1/identity.proto

import type { Role as _rostra_identity_v1_Role, Role__Output as _rostra_identity_v1_Role__Output } from '../../../rostra/identity/v1/Role.ts';

export interface GrantRoleRequest {
  /**
   * Case-insensitive.
   */
  'username'?: (string);
  'role'?: (_rostra_identity_v1_Role);
}

export interface GrantRoleRequest__Output {
  /**
   * Case-insensitive.
   */
  'username': (string);
  'role': (_rostra_identity_v1_Role__Output);
}
