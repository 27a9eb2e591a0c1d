// Original file: proto/rostra/identity/v1/identity.proto

import type { AccessKey as _rostra_identity_v1_AccessKey, AccessKey__Output as _rostra_identity_v1_AccessKey__Output } from '../../../rostra/identity/v1/AccessKey.ts';

export interface ListAccessKeysResponse {
  'keys'?: (_rostra_identity_v1_AccessKey)[];
}

export interface ListAccessKeysResponse__Output {
  'keys': (_rostra_identity_v1_AccessKey__Output)[];
}
