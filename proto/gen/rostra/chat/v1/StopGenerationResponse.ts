// Original file: proto/rostra/chat/v1/chat.proto

import type { MessageStatus as _rostra_chat_v1_MessageStatus, MessageStatus__Output as _rostra_chat_v1_MessageStatus__Output } from '../../../rostra/chat/v1/MessageStatus.ts';

export interface StopGenerationResponse {
  'status'?: (_rostra_chat_v1_MessageStatus);
  'fullResponse'?: (string);
}

export interface StopGenerationResponse__Output {
  'status': (_rostra_chat_v1_MessageStatus__Output);
  'fullResponse': (string);
}
