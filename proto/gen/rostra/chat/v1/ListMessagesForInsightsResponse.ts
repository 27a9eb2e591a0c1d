// Original file: proto/rostra/chat/v1/chat.proto

import type { InsightsMessage as _rostra_chat_v1_InsightsMessage, InsightsMessage__Output as _rostra_chat_v1_InsightsMessage__Output } from '../../../rostra/chat/v1/InsightsMessage.ts';

export interface ListMessagesForInsightsResponse {
  'messages'?: (_rostra_chat_v1_InsightsMessage)[];
}

export interface ListMessagesForInsightsResponse__Output {
  'messages': (_rostra_chat_v1_InsightsMessage__Output)[];
}
