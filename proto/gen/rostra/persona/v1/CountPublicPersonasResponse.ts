// Original file: proto/rostra/persona/v1/persona.proto

import type { CategoryCount as _rostra_persona_v1_CategoryCount, CategoryCount__Output as _rostra_persona_v1_CategoryCount__Output } from '../../../rostra/persona/v1/CategoryCount.ts';

export interface CountPublicPersonasResponse {
  'counts'?: (_rostra_persona_v1_CategoryCount)[];
}

export interface CountPublicPersonasResponse__Output {
  'counts': (_rostra_persona_v1_CategoryCount__Output)[];
}
