// Original file: proto/rostra/chat/v1/chat.proto

import type { Outcome as _rostra_chat_v1_Outcome, Outcome__Output as _rostra_chat_v1_Outcome__Output } from '../../../rostra/chat/v1/Outcome.ts';

export interface GetOutcomesResponse {
  /**
   * In the order of the ids.
   */
  'outcomes'?: (_rostra_chat_v1_Outcome)[];
}

export interface GetOutcomesResponse__Output {
  /**
   * In the order of the ids.
   */
  'outcomes': (_rostra_chat_v1_Outcome__Output)[];
}
