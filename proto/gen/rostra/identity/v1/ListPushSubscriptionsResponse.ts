// Original file: proto/rostra/identity/v1/identity.proto

import type { PushSubscription as _rostra_identity_v1_PushSubscription, PushSubscription__Output as _rostra_identity_v1_PushSubscription__Output } from '../../../rostra/identity/v1/PushSubscription.ts';

export interface ListPushSubscriptionsResponse {
  'subscriptions'?: (_rostra_identity_v1_PushSubscription)[];
}

export interface ListPushSubscriptionsResponse__Output {
  'subscriptions': (_rostra_identity_v1_PushSubscription__Output)[];
}
