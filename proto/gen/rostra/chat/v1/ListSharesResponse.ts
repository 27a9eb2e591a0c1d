// Original file: proto/rostra/chat/v1/chat.proto

import type { Share as _rostra_chat_v1_Share, Share__Output as _rostra_chat_v1_Share__Output } from '../../../rostra/chat/v1/Share.ts';

export interface ListSharesResponse {
  'shares'?: (_rostra_chat_v1_Share)[];
}

export interface ListSharesResponse__Output {
  'shares': (_rostra_chat_v1_Share__Output)[];
}
