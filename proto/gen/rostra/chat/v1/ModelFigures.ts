// Original file: proto/rostra/chat/v1/chat.proto

import type { ModelFiguresDay as _rostra_chat_v1_ModelFiguresDay, ModelFiguresDay__Output as _rostra_chat_v1_ModelFiguresDay__Output } from '../../../rostra/chat/v1/ModelFiguresDay.ts';

export interface ModelFigures {
  /**
   * Every day, oldest first.
   */
  'days'?: (_rostra_chat_v1_ModelFiguresDay)[];
}

export interface ModelFigures__Output {
  /**
   * Every day, oldest first.
   */
  'days': (_rostra_chat_v1_ModelFiguresDay__Output)[];
}
