// Original file: proto/rostra/chat/v1/chat.proto

import type { InboxState as _rostra_chat_v1_InboxState, InboxState__Output as _rostra_chat_v1_InboxState__Output } from '../../../rostra/chat/v1/InboxState.ts';

export interface ListInboxRequest {
  'personaId'?: (string);
  /**
   * From 1.
   */
  'page'?: (number);
  /**
   * 1 to 100.
   */
  'limit'?: (number);
  'state'?: (_rostra_chat_v1_InboxState);
}

export interface ListInboxRequest__Output {
  'personaId': (string);
  /**
   * From 1.
   */
  'page': (number);
  /**
   * 1 to 100.
   */
  'limit': (number);
  'state': (_rostra_chat_v1_InboxState__Output);
}
