// Original file: proto/rostra/chat/v1/chat.proto

import type { Conversation as _rostra_chat_v1_Conversation, Conversation__Output as _rostra_chat_v1_Conversation__Output } from '../../../rostra/chat/v1/Conversation.ts';
import type { Message as _rostra_chat_v1_Message, Message__Output as _rostra_chat_v1_Message__Output } from '../../../rostra/chat/v1/Message.ts';

export interface StartConversationResponse {
  'conversation'?: (_rostra_chat_v1_Conversation | null);
  'initialMessage'?: (_rostra_chat_v1_Message | null);
  /**
   * The built-in offline model answers; the screen must say so.
   */
  'offline'?: (boolean);
  /**
   * The messages that a guest may still send. Absent for a member, and while the count cannot be read.
   */
  'guestMessagesLeft'?: (number);
  '_guestMessagesLeft'?: "guestMessagesLeft";
}

export interface StartConversationResponse__Output {
  'conversation': (_rostra_chat_v1_Conversation__Output | null);
  'initialMessage': (_rostra_chat_v1_Message__Output | null);
  /**
   * The built-in offline model answers; the screen must say so.
   */
  'offline': (boolean);
  /**
   * The messages that a guest may still send. Absent for a member, and while the count cannot be read.
   */
  'guestMessagesLeft'?: (number);
  '_guestMessagesLeft'?: "guestMessagesLeft";
}
