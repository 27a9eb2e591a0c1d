// Original file: proto/rostra/identity/v1/identity.proto

import type { KeptMail as _rostra_identity_v1_KeptMail, KeptMail__Output as _rostra_identity_v1_KeptMail__Output } from '../../../rostra/identity/v1/KeptMail.ts';

export interface ListKeptMailsResponse {
  'mails'?: (_rostra_identity_v1_KeptMail)[];
}

export interface ListKeptMailsResponse__Output {
  'mails': (_rostra_identity_v1_KeptMail__Output)[];
}
