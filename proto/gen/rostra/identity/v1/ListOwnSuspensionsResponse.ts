// Original file: proto/rostra/identity/v1/identity.proto

import type { SuspensionChange as _rostra_identity_v1_SuspensionChange, SuspensionChange__Output as _rostra_identity_v1_SuspensionChange__Output } from '../../../rostra/identity/v1/SuspensionChange.ts';

export interface ListOwnSuspensionsResponse {
  'changes'?: (_rostra_identity_v1_SuspensionChange)[];
}

export interface ListOwnSuspensionsResponse__Output {
  'changes': (_rostra_identity_v1_SuspensionChange__Output)[];
}
