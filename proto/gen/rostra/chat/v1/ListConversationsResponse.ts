// Original file: proto/rostra/chat/v1/chat.proto

import type { Conversation as _rostra_chat_v1_Conversation, Conversation__Output as _rostra_chat_v1_Conversation__Output } from '../../../rostra/chat/v1/Conversation.ts';

export interface ListConversationsResponse {
  'conversations'?: (_rostra_chat_v1_Conversation)[];
  /**
   * Of a search: more than are on this page and those before while there are more, 1,000 at most.
   */
  'total'?: (number);
}

export interface ListConversationsResponse__Output {
  'conversations': (_rostra_chat_v1_Conversation__Output)[];
  /**
   * Of a search: more than are on this page and those before while there are more, 1,000 at most.
   */
  'total': (number);
}
