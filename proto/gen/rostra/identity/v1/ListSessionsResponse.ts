// Original file: proto/rostra/identity/v1/identity.proto

import type { SessionSummary as _rostra_identity_v1_SessionSummary, SessionSummary__Output as _rostra_identity_v1_SessionSummary__Output } from '../../../rostra/identity/v1/SessionSummary.ts';

export interface ListSessionsResponse {
  'sessions'?: (_rostra_identity_v1_SessionSummary)[];
}

export interface ListSessionsResponse__Output {
  'sessions': (_rostra_identity_v1_SessionSummary__Output)[];
}
