// Original file: proto/rostra/persona/v1/persona.proto

import type { Source as _rostra_persona_v1_Source, Source__Output as _rostra_persona_v1_Source__Output } from '../../../rostra/persona/v1/Source.ts';
import type { SourcePair as _rostra_persona_v1_SourcePair, SourcePair__Output as _rostra_persona_v1_SourcePair__Output } from '../../../rostra/persona/v1/SourcePair.ts';
import type { Passage as _rostra_persona_v1_Passage, Passage__Output as _rostra_persona_v1_Passage__Output } from '../../../rostra/persona/v1/Passage.ts';

export interface ExportedSource {
  'personaId'?: (string);
  'source'?: (_rostra_persona_v1_Source | null);
  /**
   * Of a pair.
   */
  'pair'?: (_rostra_persona_v1_SourcePair | null);
  'passages'?: (_rostra_persona_v1_Passage)[];
}

export interface ExportedSource__Output {
  'personaId': (string);
  'source': (_rostra_persona_v1_Source__Output | null);
  /**
   * Of a pair.
   */
  'pair': (_rostra_persona_v1_SourcePair__Output | null);
  'passages': (_rostra_persona_v1_Passage__Output)[];
}
