// Original file: proto/rostra/persona/v1/persona.proto

import type { SearchByMeaning as _rostra_persona_v1_SearchByMeaning, SearchByMeaning__Output as _rostra_persona_v1_SearchByMeaning__Output } from '../../../rostra/persona/v1/SearchByMeaning.ts';

export interface GetSearchByMeaningResponse {
  'state'?: (_rostra_persona_v1_SearchByMeaning);
}

export interface GetSearchByMeaningResponse__Output {
  'state': (_rostra_persona_v1_SearchByMeaning__Output);
}
