// Original file: proto/rostra/identity/v1/identity.proto

import type { OperatorAction as _rostra_identity_v1_OperatorAction, OperatorAction__Output as _rostra_identity_v1_OperatorAction__Output } from '../../../rostra/identity/v1/OperatorAction.ts';

export interface ListOperatorActionsResponse {
  'actions'?: (_rostra_identity_v1_OperatorAction)[];
  'total'?: (number);
}

export interface ListOperatorActionsResponse__Output {
  'actions': (_rostra_identity_v1_OperatorAction__Output)[];
  'total': (number);
}
