// Original file: proto/rostra/chat/v1/chat.proto

import type { Conversation as _rostra_chat_v1_Conversation, Conversation__Output as _rostra_chat_v1_Conversation__Output } from '../../../rostra/chat/v1/Conversation.ts';
import type { Message as _rostra_chat_v1_Message, Message__Output as _rostra_chat_v1_Message__Output } from '../../../rostra/chat/v1/Message.ts';

export interface ExportedConversation {
  'conversation'?: (_rostra_chat_v1_Conversation | null);
  'messages'?: (_rostra_chat_v1_Message)[];
  /**
   * The client's own name for its end user; empty when it gave none.
   */
  'endUserId'?: (string);
  /**
   * The time and the shown name of its share; empty without a share.
   */
  'sharedAt'?: (string);
  'sharedBy'?: (string);
}

export interface ExportedConversation__Output {
  'conversation': (_rostra_chat_v1_Conversation__Output | null);
  'messages': (_rostra_chat_v1_Message__Output)[];
  /**
   * The client's own name for its end user; empty when it gave none.
   */
  'endUserId': (string);
  /**
   * The time and the shown name of its share; empty without a share.
   */
  'sharedAt': (string);
  'sharedBy': (string);
}
