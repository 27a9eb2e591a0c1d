// Original file: proto/rostra/identity/v1/identity.proto

import type { Issuer as _rostra_identity_v1_Issuer, Issuer__Output as _rostra_identity_v1_Issuer__Output } from '../../../rostra/identity/v1/Issuer.ts';

export interface ListIssuersResponse {
  'issuers'?: (_rostra_identity_v1_Issuer)[];
}

export interface ListIssuersResponse__Output {
  'issuers': (_rostra_identity_v1_Issuer__Output)[];
}
