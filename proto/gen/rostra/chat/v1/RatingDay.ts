// Original file: proto/rostra/chat/v1/chat.proto

import type { RatingCounts as _rostra_chat_v1_RatingCounts, RatingCounts__Output as _rostra_chat_v1_RatingCounts__Output } from '../../../rostra/chat/v1/RatingCounts.ts';

export interface RatingDay {
  /**
   * YYYY-MM-DD, UTC.
   */
  'date'?: (string);
  'ratings'?: (_rostra_chat_v1_RatingCounts | null);
}

export interface RatingDay__Output {
  /**
   * YYYY-MM-DD, UTC.
   */
  'date': (string);
  'ratings': (_rostra_chat_v1_RatingCounts__Output | null);
}
