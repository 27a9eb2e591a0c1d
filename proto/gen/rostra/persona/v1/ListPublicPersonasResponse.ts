// Original file: proto/rostra/persona/v1/persona.proto

import type { Persona as _rostra_persona_v1_Persona, Persona__Output as _rostra_persona_v1_Persona__Output } from '../../../rostra/persona/v1/Persona.ts';

export interface ListPublicPersonasResponse {
  'personas'?: (_rostra_persona_v1_Persona)[];
  /**
   * All that match, on every page; of more than 200 it may be some seconds old.
   */
  'total'?: (number);
}

export interface ListPublicPersonasResponse__Output {
  'personas': (_rostra_persona_v1_Persona__Output)[];
  /**
   * All that match, on every page; of more than 200 it may be some seconds old.
   */
  'total': (number);
}
