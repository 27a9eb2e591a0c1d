// Original file: proto/rostra/identity/v1/identity.proto

import type { DeadLetters as _rostra_identity_v1_DeadLetters, DeadLetters__Output as _rostra_identity_v1_DeadLetters__Output } from '../../../rostra/identity/v1/DeadLetters.ts';

export interface ListDeadLettersResponse {
  'deadLetters'?: (_rostra_identity_v1_DeadLetters)[];
}

export interface ListDeadLettersResponse__Output {
  'deadLetters': (_rostra_identity_v1_DeadLetters__Output)[];
}
