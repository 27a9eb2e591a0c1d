// Original file: proto/rostra/persona/v1/persona.proto

import type { PublicPassage as _rostra_persona_v1_PublicPassage, PublicPassage__Output as _rostra_persona_v1_PublicPassage__Output } from '../../../rostra/persona/v1/PublicPassage.ts';

export interface FindPublicPassagesResponse {
  'passages'?: (_rostra_persona_v1_PublicPassage)[];
}

export interface FindPublicPassagesResponse__Output {
  'passages': (_rostra_persona_v1_PublicPassage__Output)[];
}
