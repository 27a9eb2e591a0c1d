// Original file: proto/rostra/persona/v1/persona.proto

import type { Direction as _rostra_persona_v1_Direction, Direction__Output as _rostra_persona_v1_Direction__Output } from '../../../rostra/persona/v1/Direction.ts';

export interface OwnVote {
  'direction'?: (_rostra_persona_v1_Direction);
}

export interface OwnVote__Output {
  'direction': (_rostra_persona_v1_Direction__Output);
}
