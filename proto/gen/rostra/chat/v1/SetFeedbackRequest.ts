// Original file: proto/rostra/chat/v1/chat.proto

import type { Rating as _rostra_chat_v1_Rating, Rating__Output as _rostra_chat_v1_Rating__Output } from '../../../rostra/chat/v1/Rating.ts';

export interface SetFeedbackRequest {
  'messageId'?: (string);
  'rating'?: (_rostra_chat_v1_Rating);
  /**
   * At most 1,000 characters.
   */
  'comment'?: (string);
  'shared'?: (boolean);
}

export interface SetFeedbackRequest__Output {
  'messageId': (string);
  'rating': (_rostra_chat_v1_Rating__Output);
  /**
   * At most 1,000 characters.
   */
  'comment': (string);
  'shared': (boolean);
}
