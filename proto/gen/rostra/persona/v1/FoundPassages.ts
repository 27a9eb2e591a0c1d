// Original file: proto/rostra/persona/v1/persona.proto

import type { Passage as _rostra_persona_v1_Passage, Passage__Output as _rostra_persona_v1_Passage__Output } from '../../../rostra/persona/v1/Passage.ts';

export interface FoundPassages {
  'passages'?: (_rostra_persona_v1_Passage)[];
  /**
   * Questions that the material answers, or headings of it, at most 3: those nearest to the query first. Empty for material without either.
   */
  'openers'?: (string)[];
}

export interface FoundPassages__Output {
  'passages': (_rostra_persona_v1_Passage__Output)[];
  /**
   * Questions that the material answers, or headings of it, at most 3: those nearest to the query first. Empty for material without either.
   */
  'openers': (string)[];
}
