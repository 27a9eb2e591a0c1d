// Original file: proto/rostra/chat/v1/chat.proto

import type { Line as _rostra_chat_v1_Line, Line__Output as _rostra_chat_v1_Line__Output } from '../../../rostra/chat/v1/Line.ts';

/**
 * The form as it stands; limits are those of the form.
 */
export interface RehearseRequest {
  'name'?: (string);
  'description'?: (string);
  'category'?: (string);
  'rolePrompt'?: (string);
  'strictlyFollows'?: (string);
  /**
   * What was said so far, oldest first; the last is the member's. At most 40, each 1 to 4,000 characters.
   */
  'lines'?: (_rostra_chat_v1_Line)[];
}

/**
 * The form as it stands; limits are those of the form.
 */
export interface RehearseRequest__Output {
  'name': (string);
  'description': (string);
  'category': (string);
  'rolePrompt': (string);
  'strictlyFollows': (string);
  /**
   * What was said so far, oldest first; the last is the member's. At most 40, each 1 to 4,000 characters.
   */
  'lines': (_rostra_chat_v1_Line__Output)[];
}
