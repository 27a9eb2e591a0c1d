// Original file: proto/rostra/chat/v1/chat.proto

import type { OpenItems as _rostra_chat_v1_OpenItems, OpenItems__Output as _rostra_chat_v1_OpenItems__Output } from '../../../rostra/chat/v1/OpenItems.ts';

export interface CountInboxResponse {
  'personas'?: (_rostra_chat_v1_OpenItems)[];
}

export interface CountInboxResponse__Output {
  'personas': (_rostra_chat_v1_OpenItems__Output)[];
}
