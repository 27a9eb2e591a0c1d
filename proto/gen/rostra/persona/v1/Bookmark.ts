// Original file: proto/rostra/persona/v1/persona.proto

import type { Persona as _rostra_persona_v1_Persona, Persona__Output as _rostra_persona_v1_Persona__Output } from '../../../rostra/persona/v1/Persona.ts';

/**
 * A persona that a member saved.
 */
export interface Bookmark {
  'personaId'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'savedAt'?: (string);
  /**
   * Absent while the member may not see it.
   */
  'persona'?: (_rostra_persona_v1_Persona | null);
}

/**
 * A persona that a member saved.
 */
export interface Bookmark__Output {
  'personaId': (string);
  /**
   * RFC 3339, UTC.
   */
  'savedAt': (string);
  /**
   * Absent while the member may not see it.
   */
  'persona': (_rostra_persona_v1_Persona__Output | null);
}
