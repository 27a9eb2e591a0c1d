// Original file: proto/rostra/identity/v1/identity.proto

import type { OwnOperatorAction as _rostra_identity_v1_OwnOperatorAction, OwnOperatorAction__Output as _rostra_identity_v1_OwnOperatorAction__Output } from '../../../rostra/identity/v1/OwnOperatorAction.ts';

export interface ListOwnOperatorActionsResponse {
  'actions'?: (_rostra_identity_v1_OwnOperatorAction)[];
}

export interface ListOwnOperatorActionsResponse__Output {
  'actions': (_rostra_identity_v1_OwnOperatorAction__Output)[];
}
