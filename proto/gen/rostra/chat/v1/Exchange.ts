// Original file: proto/rostra/chat/v1/chat.proto

import type { Message as _rostra_chat_v1_Message, Message__Output as _rostra_chat_v1_Message__Output } from '../../../rostra/chat/v1/Message.ts';

export interface Exchange {
  'userMessage'?: (_rostra_chat_v1_Message | null);
  'botMessage'?: (_rostra_chat_v1_Message | null);
  /**
   * The request id existed already; the answer is that of the first send.
   */
  'existed'?: (boolean);
}

export interface Exchange__Output {
  'userMessage': (_rostra_chat_v1_Message__Output | null);
  'botMessage': (_rostra_chat_v1_Message__Output | null);
  /**
   * The request id existed already; the answer is that of the first send.
   */
  'existed': (boolean);
}
