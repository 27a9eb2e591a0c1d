// Original file: proto/rostra/persona/v1/persona.proto

import type { UseFiguresDay as _rostra_persona_v1_UseFiguresDay, UseFiguresDay__Output as _rostra_persona_v1_UseFiguresDay__Output } from '../../../rostra/persona/v1/UseFiguresDay.ts';

export interface UseFigures {
  /**
   * Every day, oldest first.
   */
  'days'?: (_rostra_persona_v1_UseFiguresDay)[];
}

export interface UseFigures__Output {
  /**
   * Every day, oldest first.
   */
  'days': (_rostra_persona_v1_UseFiguresDay__Output)[];
}
