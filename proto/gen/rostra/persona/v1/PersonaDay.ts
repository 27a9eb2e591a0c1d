// Original file: proto/rostra/persona/v1/persona.proto

import type { AnalyticsDay as _rostra_persona_v1_AnalyticsDay, AnalyticsDay__Output as _rostra_persona_v1_AnalyticsDay__Output } from '../../../rostra/persona/v1/AnalyticsDay.ts';

/**
 * A day of an own persona.
 */
export interface PersonaDay {
  'personaId'?: (string);
  'activity'?: (_rostra_persona_v1_AnalyticsDay | null);
}

/**
 * A day of an own persona.
 */
export interface PersonaDay__Output {
  'personaId': (string);
  'activity': (_rostra_persona_v1_AnalyticsDay__Output | null);
}
