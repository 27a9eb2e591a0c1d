// Original file: proto/rostra/chat/v1/chat.proto

import type { InboxItem as _rostra_chat_v1_InboxItem, InboxItem__Output as _rostra_chat_v1_InboxItem__Output } from '../../../rostra/chat/v1/InboxItem.ts';

export interface ListInboxResponse {
  'items'?: (_rostra_chat_v1_InboxItem)[];
  /**
   * Of this state.
   */
  'total'?: (number);
  'open'?: (number);
}

export interface ListInboxResponse__Output {
  'items': (_rostra_chat_v1_InboxItem__Output)[];
  /**
   * Of this state.
   */
  'total': (number);
  'open': (number);
}
