// Original file: proto/rostra/chat/v1/chat.proto

import type { Conversation as _rostra_chat_v1_Conversation, Conversation__Output as _rostra_chat_v1_Conversation__Output } from '../../../rostra/chat/v1/Conversation.ts';
import type { Message as _rostra_chat_v1_Message, Message__Output as _rostra_chat_v1_Message__Output } from '../../../rostra/chat/v1/Message.ts';
import type { Usage as _rostra_chat_v1_Usage, Usage__Output as _rostra_chat_v1_Usage__Output } from '../../../rostra/chat/v1/Usage.ts';

export interface StoredExchange {
  'conversation'?: (_rostra_chat_v1_Conversation | null);
  'userMessage'?: (_rostra_chat_v1_Message | null);
  'botMessage'?: (_rostra_chat_v1_Message | null);
  /**
   * Its answer is still being generated; bot_message is absent.
   */
  'running'?: (boolean);
  /**
   * The exchange before it in its branch; empty for the first one.
   */
  'previousId'?: (string);
  /**
   * The first exchange of its branch.
   */
  'firstId'?: (string);
  'usage'?: (_rostra_chat_v1_Usage | null);
}

export interface StoredExchange__Output {
  'conversation': (_rostra_chat_v1_Conversation__Output | null);
  'userMessage': (_rostra_chat_v1_Message__Output | null);
  'botMessage': (_rostra_chat_v1_Message__Output | null);
  /**
   * Its answer is still being generated; bot_message is absent.
   */
  'running': (boolean);
  /**
   * The exchange before it in its branch; empty for the first one.
   */
  'previousId': (string);
  /**
   * The first exchange of its branch.
   */
  'firstId': (string);
  'usage': (_rostra_chat_v1_Usage__Output | null);
}
