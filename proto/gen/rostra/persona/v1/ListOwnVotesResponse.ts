// Original file: proto/rostra/persona/v1/persona.proto

import type { Vote as _rostra_persona_v1_Vote, Vote__Output as _rostra_persona_v1_Vote__Output } from '../../../rostra/persona/v1/Vote.ts';

export interface ListOwnVotesResponse {
  'votes'?: (_rostra_persona_v1_Vote)[];
}

export interface ListOwnVotesResponse__Output {
  'votes': (_rostra_persona_v1_Vote__Output)[];
}
