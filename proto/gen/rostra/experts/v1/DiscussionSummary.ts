// Original file: proto/rostra/experts/v1/experts.proto

import type { DiscussionStatus as _rostra_experts_v1_DiscussionStatus, DiscussionStatus__Output as _rostra_experts_v1_DiscussionStatus__Output } from '../../../rostra/experts/v1/DiscussionStatus.ts';

export interface DiscussionSummary {
  'id'?: (string);
  'prompt'?: (string);
  'status'?: (_rostra_experts_v1_DiscussionStatus);
  /**
   * RFC 3339, UTC.
   */
  'createdAt'?: (string);
  /**
   * The time of the end, also of a failed discussion; empty before it.
   */
  'completedAt'?: (string);
  'experts'?: (number);
}

export interface DiscussionSummary__Output {
  'id': (string);
  'prompt': (string);
  'status': (_rostra_experts_v1_DiscussionStatus__Output);
  /**
   * RFC 3339, UTC.
   */
  'createdAt': (string);
  /**
   * The time of the end, also of a failed discussion; empty before it.
   */
  'completedAt': (string);
  'experts': (number);
}
