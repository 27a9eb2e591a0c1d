// Original file: proto/rostra/persona/v1/persona.proto

import type { Direction as _rostra_persona_v1_Direction, Direction__Output as _rostra_persona_v1_Direction__Output } from '../../../rostra/persona/v1/Direction.ts';

export interface Vote {
  'personaId'?: (string);
  'direction'?: (_rostra_persona_v1_Direction);
  /**
   * RFC 3339, UTC.
   */
  'castAt'?: (string);
}

export interface Vote__Output {
  'personaId': (string);
  'direction': (_rostra_persona_v1_Direction__Output);
  /**
   * RFC 3339, UTC.
   */
  'castAt': (string);
}
