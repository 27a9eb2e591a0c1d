// Original file: proto/rostra/experts/v1/experts.proto

import type { Persona as _rostra_persona_v1_Persona, Persona__Output as _rostra_persona_v1_Persona__Output } from '../../../rostra/persona/v1/Persona.ts';

export interface CircleEntry {
  'personaId'?: (string);
  /**
   * From 0.
   */
  'position'?: (number);
  /**
   * RFC 3339, UTC.
   */
  'addedAt'?: (string);
  /**
   * Without prompts.
   */
  'persona'?: (_rostra_persona_v1_Persona | null);
}

export interface CircleEntry__Output {
  'personaId': (string);
  /**
   * From 0.
   */
  'position': (number);
  /**
   * RFC 3339, UTC.
   */
  'addedAt': (string);
  /**
   * Without prompts.
   */
  'persona': (_rostra_persona_v1_Persona__Output | null);
}
