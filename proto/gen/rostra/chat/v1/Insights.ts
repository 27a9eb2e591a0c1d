// Original file: proto/rostra/chat/v1/chat.proto

import type { Subject as _rostra_chat_v1_Subject, Subject__Output as _rostra_chat_v1_Subject__Output } from '../../../rostra/chat/v1/Subject.ts';
import type { RatingCounts as _rostra_chat_v1_RatingCounts, RatingCounts__Output as _rostra_chat_v1_RatingCounts__Output } from '../../../rostra/chat/v1/RatingCounts.ts';
import type { RatingDay as _rostra_chat_v1_RatingDay, RatingDay__Output as _rostra_chat_v1_RatingDay__Output } from '../../../rostra/chat/v1/RatingDay.ts';

export interface Insights {
  /**
   * At most 10, what most people asked about first. Of the latest 1,000 messages.
   */
  'subjects'?: (_rostra_chat_v1_Subject)[];
  /**
   * Of the latest 5,000 ratings. Absent when fewer than 3 people rated.
   */
  'ratings'?: (_rostra_chat_v1_RatingCounts | null);
  /**
   * The days (UTC) of these ratings, oldest first; without days that would tell about fewer than 3 people.
   */
  'ratingDays'?: (_rostra_chat_v1_RatingDay)[];
}

export interface Insights__Output {
  /**
   * At most 10, what most people asked about first. Of the latest 1,000 messages.
   */
  'subjects': (_rostra_chat_v1_Subject__Output)[];
  /**
   * Of the latest 5,000 ratings. Absent when fewer than 3 people rated.
   */
  'ratings': (_rostra_chat_v1_RatingCounts__Output | null);
  /**
   * The days (UTC) of these ratings, oldest first; without days that would tell about fewer than 3 people.
   */
  'ratingDays': (_rostra_chat_v1_RatingDay__Output)[];
}
