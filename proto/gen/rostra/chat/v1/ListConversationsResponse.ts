// Original file: proto/rostra/chat/v1/chat.proto

import type { Conversation as _rostra_chat_v1_Conversation, Conversation__Output as _rostra_chat_v1_Conversation__Output } from '../../../rostra/chat/v1/Conversation.ts';

export interface ListConversationsResponse {
  'conversations'?: (_rostra_chat_v1_Conversation)[];
  /**
   * For a search: a number above those on this and earlier pages while there are more; at most 1,000.
   */
  'total'?: (number);
}

export interface ListConversationsResponse__Output {
  'conversations': (_rostra_chat_v1_Conversation__Output)[];
  /**
   * For a search: a number above those on this and earlier pages while there are more; at most 1,000.
   */
  'total': (number);
}
