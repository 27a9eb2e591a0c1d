// Original file: proto/rostra/experts/v1/experts.proto

import type { DiscussionOutcome as _rostra_experts_v1_DiscussionOutcome, DiscussionOutcome__Output as _rostra_experts_v1_DiscussionOutcome__Output } from '../../../rostra/experts/v1/DiscussionOutcome.ts';

export interface GetOutcomesResponse {
  /**
   * In the order of the ids.
   */
  'outcomes'?: (_rostra_experts_v1_DiscussionOutcome)[];
}

export interface GetOutcomesResponse__Output {
  /**
   * In the order of the ids.
   */
  'outcomes': (_rostra_experts_v1_DiscussionOutcome__Output)[];
}
