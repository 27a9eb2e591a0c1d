// Original file: proto/rostra/persona/v1/persona.proto

import type { Direction as _rostra_persona_v1_Direction, Direction__Output as _rostra_persona_v1_Direction__Output } from '../../../rostra/persona/v1/Direction.ts';

export interface Tally {
  /**
   * Upvotes minus downvotes.
   */
  'count'?: (number);
  /**
   * The caller's vote.
   */
  'userVote'?: (_rostra_persona_v1_Direction);
  /**
   * Votes of either direction.
   */
  'votes'?: (number);
}

export interface Tally__Output {
  /**
   * Upvotes minus downvotes.
   */
  'count': (number);
  /**
   * The caller's vote.
   */
  'userVote': (_rostra_persona_v1_Direction__Output);
  /**
   * Votes of either direction.
   */
  'votes': (number);
}
