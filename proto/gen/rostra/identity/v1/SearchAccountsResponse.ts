// Original file: proto/rostra/identity/v1/identity.proto

import type { OperatedAccount as _rostra_identity_v1_OperatedAccount, OperatedAccount__Output as _rostra_identity_v1_OperatedAccount__Output } from '../../../rostra/identity/v1/OperatedAccount.ts';

export interface SearchAccountsResponse {
  'accounts'?: (_rostra_identity_v1_OperatedAccount)[];
  'total'?: (number);
}

export interface SearchAccountsResponse__Output {
  'accounts': (_rostra_identity_v1_OperatedAccount__Output)[];
  'total': (number);
}
