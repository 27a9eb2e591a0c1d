// Original file: proto/rostra/chat/v1/chat.proto

import type { StateKind as _rostra_chat_v1_StateKind, StateKind__Output as _rostra_chat_v1_StateKind__Output } from '../../../rostra/chat/v1/StateKind.ts';

/**
 * What the model does while no text arrives, at most once a second.
 */
export interface State {
  'kind'?: (_rostra_chat_v1_StateKind);
  /**
   * How long it has lasted.
   */
  'seconds'?: (number);
}

/**
 * What the model does while no text arrives, at most once a second.
 */
export interface State__Output {
  'kind': (_rostra_chat_v1_StateKind__Output);
  /**
   * How long it has lasted.
   */
  'seconds': (number);
}
