// Original file: proto/rostra/experts/v1/experts.proto

import type { DiscussionSummary as _rostra_experts_v1_DiscussionSummary, DiscussionSummary__Output as _rostra_experts_v1_DiscussionSummary__Output } from '../../../rostra/experts/v1/DiscussionSummary.ts';

export interface ListDiscussionsResponse {
  'discussions'?: (_rostra_experts_v1_DiscussionSummary)[];
  'total'?: (number);
}

export interface ListDiscussionsResponse__Output {
  'discussions': (_rostra_experts_v1_DiscussionSummary__Output)[];
  'total': (number);
}
