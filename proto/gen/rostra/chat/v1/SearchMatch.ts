// Original file: proto/rostra/chat/v1/chat.proto

import type { Mark as _rostra_chat_v1_Mark, Mark__Output as _rostra_chat_v1_Mark__Output } from '../../../rostra/chat/v1/Mark.ts';

/**
 * Where a search found its words.
 */
export interface SearchMatch {
  'titleMarks'?: (_rostra_chat_v1_Mark)[];
  /**
   * A part of the message that has them; empty when only the title or the persona's name has them.
   */
  'excerpt'?: (string);
  'excerptMarks'?: (_rostra_chat_v1_Mark)[];
  /**
   * The id of that message; empty like the excerpt.
   */
  'messageId'?: (string);
}

/**
 * Where a search found its words.
 */
export interface SearchMatch__Output {
  'titleMarks': (_rostra_chat_v1_Mark__Output)[];
  /**
   * A part of the message that has them; empty when only the title or the persona's name has them.
   */
  'excerpt': (string);
  'excerptMarks': (_rostra_chat_v1_Mark__Output)[];
  /**
   * The id of that message; empty like the excerpt.
   */
  'messageId': (string);
}
