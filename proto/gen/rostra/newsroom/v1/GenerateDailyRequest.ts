// Original file: proto/rostra/newsroom/v1/newsroom.proto

import type { Assignment as _rostra_newsroom_v1_Assignment, Assignment__Output as _rostra_newsroom_v1_Assignment__Output } from '../../../rostra/newsroom/v1/Assignment.ts';

export interface GenerateDailyRequest {
  /**
   * The authors, each with a topic of at most 200 characters, empty for none. An empty list means all four authors without a topic.
   */
  'assignments'?: (_rostra_newsroom_v1_Assignment)[];
}

export interface GenerateDailyRequest__Output {
  /**
   * The authors, each with a topic of at most 200 characters, empty for none. An empty list means all four authors without a topic.
   */
  'assignments': (_rostra_newsroom_v1_Assignment__Output)[];
}
