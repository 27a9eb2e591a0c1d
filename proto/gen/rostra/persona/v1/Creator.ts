// Original file: proto/rostra/persona/v1/persona.proto

import type { Persona as _rostra_persona_v1_Persona, Persona__Output as _rostra_persona_v1_Persona__Output } from '../../../rostra/persona/v1/Persona.ts';

export interface Creator {
  /**
   * At most 100.
   */
  'personas'?: (_rostra_persona_v1_Persona)[];
  /**
   * Counted up to 100,000.
   */
  'followers'?: (number);
}

export interface Creator__Output {
  /**
   * At most 100.
   */
  'personas': (_rostra_persona_v1_Persona__Output)[];
  /**
   * Counted up to 100,000.
   */
  'followers': (number);
}
