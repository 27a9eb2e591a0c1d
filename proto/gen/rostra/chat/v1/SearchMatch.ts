// Original file: proto/rostra/chat/v1/chat.proto

import type { Mark as _rostra_chat_v1_Mark, Mark__Output as _rostra_chat_v1_Mark__Output } from '../../../rostra/chat/v1/Mark.ts';

/**
 * Where a search found its words.
 */
export interface SearchMatch {
  'titleMarks'?: (_rostra_chat_v1_Mark)[];
  /**
   * The part of the message with the words; empty when only the title or the persona's name contains them.
   */
  'excerpt'?: (string);
  'excerptMarks'?: (_rostra_chat_v1_Mark)[];
  /**
   * The id of that message; empty when the excerpt is.
   */
  'messageId'?: (string);
}

/**
 * Where a search found its words.
 */
export interface SearchMatch__Output {
  'titleMarks': (_rostra_chat_v1_Mark__Output)[];
  /**
   * The part of the message with the words; empty when only the title or the persona's name contains them.
   */
  'excerpt': (string);
  'excerptMarks': (_rostra_chat_v1_Mark__Output)[];
  /**
   * The id of that message; empty when the excerpt is.
   */
  'messageId': (string);
}
