// Original file: proto/rostra/persona/v1/persona.proto

import type { Featuring as _rostra_persona_v1_Featuring, Featuring__Output as _rostra_persona_v1_Featuring__Output } from '../../../rostra/persona/v1/Featuring.ts';

export interface SetFeaturingRequest {
  'id'?: (string);
  'featuring'?: (_rostra_persona_v1_Featuring);
}

export interface SetFeaturingRequest__Output {
  'id': (string);
  'featuring': (_rostra_persona_v1_Featuring__Output);
}
