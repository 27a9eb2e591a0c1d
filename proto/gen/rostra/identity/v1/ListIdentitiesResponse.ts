// Original file: proto/rostra/identity/v1/identity.proto

import type { LinkedIdentity as _rostra_identity_v1_LinkedIdentity, LinkedIdentity__Output as _rostra_identity_v1_LinkedIdentity__Output } from '../../../rostra/identity/v1/LinkedIdentity.ts';

export interface ListIdentitiesResponse {
  /**
   * Oldest first.
   */
  'identities'?: (_rostra_identity_v1_LinkedIdentity)[];
  /**
   * Whether the account has a password.
   */
  'hasPassword'?: (boolean);
}

export interface ListIdentitiesResponse__Output {
  /**
   * Oldest first.
   */
  'identities': (_rostra_identity_v1_LinkedIdentity__Output)[];
  /**
   * Whether the account has a password.
   */
  'hasPassword': (boolean);
}
