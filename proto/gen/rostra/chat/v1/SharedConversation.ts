// Original file: proto/rostra/chat/v1/chat.proto

import type { Message as _rostra_chat_v1_Message, Message__Output as _rostra_chat_v1_Message__Output } from '../../../rostra/chat/v1/Message.ts';

/**
 * A snapshot with its own ids, which contains nothing that identifies the conversation or the person.
 */
export interface SharedConversation {
  'personaId'?: (string);
  'title'?: (string);
  /**
   * Empty for none.
   */
  'sharedBy'?: (string);
  'sharedAt'?: (string);
  'messages'?: (_rostra_chat_v1_Message)[];
}

/**
 * A snapshot with its own ids, which contains nothing that identifies the conversation or the person.
 */
export interface SharedConversation__Output {
  'personaId': (string);
  'title': (string);
  /**
   * Empty for none.
   */
  'sharedBy': (string);
  'sharedAt': (string);
  'messages': (_rostra_chat_v1_Message__Output)[];
}
