// Original file: proto/rostra/experts/v1/experts.proto

import type { DiscussionStatus as _rostra_experts_v1_DiscussionStatus, DiscussionStatus__Output as _rostra_experts_v1_DiscussionStatus__Output } from '../../../rostra/experts/v1/DiscussionStatus.ts';
import type { Agreement as _rostra_experts_v1_Agreement, Agreement__Output as _rostra_experts_v1_Agreement__Output } from '../../../rostra/experts/v1/Agreement.ts';
import type { Expert as _rostra_experts_v1_Expert, Expert__Output as _rostra_experts_v1_Expert__Output } from '../../../rostra/experts/v1/Expert.ts';
import type { Contribution as _rostra_experts_v1_Contribution, Contribution__Output as _rostra_experts_v1_Contribution__Output } from '../../../rostra/experts/v1/Contribution.ts';
import type { Phase as _rostra_experts_v1_Phase, Phase__Output as _rostra_experts_v1_Phase__Output } from '../../../rostra/experts/v1/Phase.ts';
import type { FollowedDiscussion as _rostra_experts_v1_FollowedDiscussion, FollowedDiscussion__Output as _rostra_experts_v1_FollowedDiscussion__Output } from '../../../rostra/experts/v1/FollowedDiscussion.ts';

export interface Discussion {
  'id'?: (string);
  'prompt'?: (string);
  'status'?: (_rostra_experts_v1_DiscussionStatus);
  'createdAt'?: (string);
  /**
   * Empty until it has ended.
   */
  'completedAt'?: (string);
  /**
   * Markdown; empty unless it is completed, and when the chair failed.
   */
  'consensus'?: (string);
  /**
   * Unspecified without a consensus.
   */
  'agreement'?: (_rostra_experts_v1_Agreement);
  /**
   * The minority view: its experts and their reason, as text with names; empty when there is none.
   */
  'minorityView'?: (string);
  /**
   * The experts who hold the minority view.
   */
  'minorityExpertIds'?: (string)[];
  'experts'?: (_rostra_experts_v1_Expert)[];
  'contributions'?: (_rostra_experts_v1_Contribution)[];
  /**
   * Text for the member; empty unless it has failed.
   */
  'failure'?: (string);
  /**
   * Whether the built-in offline model answered.
   */
  'offline'?: (boolean);
  /**
   * A link to it exists.
   */
  'shared'?: (boolean);
  /**
   * Increases with each change.
   */
  'version'?: (number);
  'phase'?: (_rostra_experts_v1_Phase);
  /**
   * The cost or, while it is ongoing, the held price; in credits. 0 for a failed one.
   */
  'credits'?: (number);
  /**
   * The id of the model that answers, `offline` for the built-in one.
   */
  'model'?: (string);
  /**
   * Absent for readers of its link, and for a discussion that follows up none.
   */
  'followsUp'?: (_rostra_experts_v1_FollowedDiscussion | null);
  /**
   * The first answers agreed, so there is no second round.
   */
  'revisionsSkipped'?: (boolean);
}

export interface Discussion__Output {
  'id': (string);
  'prompt': (string);
  'status': (_rostra_experts_v1_DiscussionStatus__Output);
  'createdAt': (string);
  /**
   * Empty until it has ended.
   */
  'completedAt': (string);
  /**
   * Markdown; empty unless it is completed, and when the chair failed.
   */
  'consensus': (string);
  /**
   * Unspecified without a consensus.
   */
  'agreement': (_rostra_experts_v1_Agreement__Output);
  /**
   * The minority view: its experts and their reason, as text with names; empty when there is none.
   */
  'minorityView': (string);
  /**
   * The experts who hold the minority view.
   */
  'minorityExpertIds': (string)[];
  'experts': (_rostra_experts_v1_Expert__Output)[];
  'contributions': (_rostra_experts_v1_Contribution__Output)[];
  /**
   * Text for the member; empty unless it has failed.
   */
  'failure': (string);
  /**
   * Whether the built-in offline model answered.
   */
  'offline': (boolean);
  /**
   * A link to it exists.
   */
  'shared': (boolean);
  /**
   * Increases with each change.
   */
  'version': (number);
  'phase': (_rostra_experts_v1_Phase__Output);
  /**
   * The cost or, while it is ongoing, the held price; in credits. 0 for a failed one.
   */
  'credits': (number);
  /**
   * The id of the model that answers, `offline` for the built-in one.
   */
  'model': (string);
  /**
   * Absent for readers of its link, and for a discussion that follows up none.
   */
  'followsUp': (_rostra_experts_v1_FollowedDiscussion__Output | null);
  /**
   * The first answers agreed, so there is no second round.
   */
  'revisionsSkipped': (boolean);
}
