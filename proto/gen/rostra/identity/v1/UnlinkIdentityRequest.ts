// Original file: proto/rostra/identity/v1/identity.proto

import type { Reauthentication as _rostra_identity_v1_Reauthentication, Reauthentication__Output as _rostra_identity_v1_Reauthentication__Output } from '../../../rostra/identity/v1/Reauthentication.ts';

export interface UnlinkIdentityRequest {
  'id'?: (string);
  'reauthentication'?: (_rostra_identity_v1_Reauthentication | null);
}

export interface UnlinkIdentityRequest__Output {
  'id': (string);
  'reauthentication': (_rostra_identity_v1_Reauthentication__Output | null);
}
