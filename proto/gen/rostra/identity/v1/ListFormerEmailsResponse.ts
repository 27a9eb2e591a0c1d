// Original file: proto/rostra/identity/v1/identity.proto

import type { FormerEmail as _rostra_identity_v1_FormerEmail, FormerEmail__Output as _rostra_identity_v1_FormerEmail__Output } from '../../../rostra/identity/v1/FormerEmail.ts';

export interface ListFormerEmailsResponse {
  'emails'?: (_rostra_identity_v1_FormerEmail)[];
}

export interface ListFormerEmailsResponse__Output {
  'emails': (_rostra_identity_v1_FormerEmail__Output)[];
}
