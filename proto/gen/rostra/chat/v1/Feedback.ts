// Original file: proto/rostra/chat/v1/chat.proto

import type { Rating as _rostra_chat_v1_Rating, Rating__Output as _rostra_chat_v1_Rating__Output } from '../../../rostra/chat/v1/Rating.ts';

export interface Feedback {
  'rating'?: (_rostra_chat_v1_Rating);
  /**
   * Empty for none.
   */
  'comment'?: (string);
  /**
   * The persona's owner sees the question, the answer and the comment, without who asked.
   */
  'shared'?: (boolean);
}

export interface Feedback__Output {
  'rating': (_rostra_chat_v1_Rating__Output);
  /**
   * Empty for none.
   */
  'comment': (string);
  /**
   * The persona's owner sees the question, the answer and the comment, without who asked.
   */
  'shared': (boolean);
}
