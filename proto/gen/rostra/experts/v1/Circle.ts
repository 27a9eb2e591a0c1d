// Original file: proto/rostra/experts/v1/experts.proto

import type { CircleEntry as _rostra_experts_v1_CircleEntry, CircleEntry__Output as _rostra_experts_v1_CircleEntry__Output } from '../../../rostra/experts/v1/CircleEntry.ts';

export interface Circle {
  'entries'?: (_rostra_experts_v1_CircleEntry)[];
  /**
   * Names of personas that have left the circle because they were deleted or made private.
   */
  'left'?: (string)[];
  /**
   * The price of a discussion per expert, in credits.
   */
  'creditsPerExpert'?: (number);
}

export interface Circle__Output {
  'entries': (_rostra_experts_v1_CircleEntry__Output)[];
  /**
   * Names of personas that have left the circle because they were deleted or made private.
   */
  'left': (string)[];
  /**
   * The price of a discussion per expert, in credits.
   */
  'creditsPerExpert': (number);
}
