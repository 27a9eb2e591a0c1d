// Original file: proto/rostra/identity/v1/identity.proto

import type { SecurityEvent as _rostra_identity_v1_SecurityEvent, SecurityEvent__Output as _rostra_identity_v1_SecurityEvent__Output } from '../../../rostra/identity/v1/SecurityEvent.ts';

export interface ListOwnSecurityEventsResponse {
  'events'?: (_rostra_identity_v1_SecurityEvent)[];
}

export interface ListOwnSecurityEventsResponse__Output {
  'events': (_rostra_identity_v1_SecurityEvent__Output)[];
}
