// Original file: proto/rostra/identity/v1/identity.proto

import type { SessionClaims as _rostra_identity_v1_SessionClaims, SessionClaims__Output as _rostra_identity_v1_SessionClaims__Output } from '../../../rostra/identity/v1/SessionClaims.ts';

export interface CheckSessionsRequest {
  'sessions'?: (_rostra_identity_v1_SessionClaims)[];
}

export interface CheckSessionsRequest__Output {
  'sessions': (_rostra_identity_v1_SessionClaims__Output)[];
}
