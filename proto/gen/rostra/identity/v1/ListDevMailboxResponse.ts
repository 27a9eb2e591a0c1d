// Original file: proto/rostra/identity/v1/identity.proto

import type { DevMail as _rostra_identity_v1_DevMail, DevMail__Output as _rostra_identity_v1_DevMail__Output } from '../../../rostra/identity/v1/DevMail.ts';

export interface ListDevMailboxResponse {
  'mails'?: (_rostra_identity_v1_DevMail)[];
}

export interface ListDevMailboxResponse__Output {
  'mails': (_rostra_identity_v1_DevMail__Output)[];
}
