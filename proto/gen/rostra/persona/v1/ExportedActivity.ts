// Original file: proto/rostra/persona/v1/persona.proto

import type { Visit as _rostra_persona_v1_Visit, Visit__Output as _rostra_persona_v1_Visit__Output } from '../../../rostra/persona/v1/Visit.ts';
import type { PersonaDay as _rostra_persona_v1_PersonaDay, PersonaDay__Output as _rostra_persona_v1_PersonaDay__Output } from '../../../rostra/persona/v1/PersonaDay.ts';

/**
 * One of the two.
 */
export interface ExportedActivity {
  'visit'?: (_rostra_persona_v1_Visit | null);
  'day'?: (_rostra_persona_v1_PersonaDay | null);
}

/**
 * One of the two.
 */
export interface ExportedActivity__Output {
  'visit': (_rostra_persona_v1_Visit__Output | null);
  'day': (_rostra_persona_v1_PersonaDay__Output | null);
}
