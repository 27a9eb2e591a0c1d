// Original file: proto/rostra/persona/v1/persona.proto

import type { Persona as _rostra_persona_v1_Persona, Persona__Output as _rostra_persona_v1_Persona__Output } from '../../../rostra/persona/v1/Persona.ts';
import type { Suspension as _rostra_persona_v1_Suspension, Suspension__Output as _rostra_persona_v1_Suspension__Output } from '../../../rostra/persona/v1/Suspension.ts';

/**
 * A persona as operators see it: never with its prompts.
 */
export interface OperatedPersona {
  'persona'?: (_rostra_persona_v1_Persona | null);
  /**
   * Absent unless operators suspended the persona.
   */
  'suspension'?: (_rostra_persona_v1_Suspension | null);
  /**
   * Whether it is hidden because its owner's account is suspended.
   */
  'ownerSuspended'?: (boolean);
  'openReports'?: (number);
  /**
   * Whether it is read-only and hidden, because its owner's role allows fewer personas.
   */
  'aboveLimit'?: (boolean);
}

/**
 * A persona as operators see it: never with its prompts.
 */
export interface OperatedPersona__Output {
  'persona': (_rostra_persona_v1_Persona__Output | null);
  /**
   * Absent unless operators suspended the persona.
   */
  'suspension': (_rostra_persona_v1_Suspension__Output | null);
  /**
   * Whether it is hidden because its owner's account is suspended.
   */
  'ownerSuspended': (boolean);
  'openReports': (number);
  /**
   * Whether it is read-only and hidden, because its owner's role allows fewer personas.
   */
  'aboveLimit': (boolean);
}
