// Original file: proto/rostra/persona/v1/persona.proto

import type { PastVote as _rostra_persona_v1_PastVote, PastVote__Output as _rostra_persona_v1_PastVote__Output } from '../../../rostra/persona/v1/PastVote.ts';

export interface ListOwnVotesResponse {
  'votes'?: (_rostra_persona_v1_PastVote)[];
}

export interface ListOwnVotesResponse__Output {
  'votes': (_rostra_persona_v1_PastVote__Output)[];
}
