// Original file: proto/rostra/persona/v1/persona.proto

import type { Persona as _rostra_persona_v1_Persona, Persona__Output as _rostra_persona_v1_Persona__Output } from '../../../rostra/persona/v1/Persona.ts';
import type { OperatedPersona as _rostra_persona_v1_OperatedPersona, OperatedPersona__Output as _rostra_persona_v1_OperatedPersona__Output } from '../../../rostra/persona/v1/OperatedPersona.ts';

export interface GetFeaturedResponse {
  /**
   * Today's, in order.
   */
  'today'?: (_rostra_persona_v1_Persona)[];
  'pinned'?: (_rostra_persona_v1_OperatedPersona)[];
  'excluded'?: (_rostra_persona_v1_OperatedPersona)[];
}

export interface GetFeaturedResponse__Output {
  /**
   * Today's, in order.
   */
  'today': (_rostra_persona_v1_Persona__Output)[];
  'pinned': (_rostra_persona_v1_OperatedPersona__Output)[];
  'excluded': (_rostra_persona_v1_OperatedPersona__Output)[];
}
