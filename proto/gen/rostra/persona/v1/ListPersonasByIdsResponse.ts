// Original file: proto/rostra/persona/v1/persona.proto

import type { Persona as _rostra_persona_v1_Persona, Persona__Output as _rostra_persona_v1_Persona__Output } from '../../../rostra/persona/v1/Persona.ts';

export interface ListPersonasByIdsResponse {
  'personas'?: (_rostra_persona_v1_Persona)[];
}

export interface ListPersonasByIdsResponse__Output {
  'personas': (_rostra_persona_v1_Persona__Output)[];
}
