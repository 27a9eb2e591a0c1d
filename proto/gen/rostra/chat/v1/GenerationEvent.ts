// Original file: proto/rostra/chat/v1/chat.proto

import type { Started as _rostra_chat_v1_Started, Started__Output as _rostra_chat_v1_Started__Output } from '../../../rostra/chat/v1/Started.ts';
import type { Chunk as _rostra_chat_v1_Chunk, Chunk__Output as _rostra_chat_v1_Chunk__Output } from '../../../rostra/chat/v1/Chunk.ts';
import type { Done as _rostra_chat_v1_Done, Done__Output as _rostra_chat_v1_Done__Output } from '../../../rostra/chat/v1/Done.ts';
import type { Failure as _rostra_chat_v1_Failure, Failure__Output as _rostra_chat_v1_Failure__Output } from '../../../rostra/chat/v1/Failure.ts';
import type { State as _rostra_chat_v1_State, State__Output as _rostra_chat_v1_State__Output } from '../../../rostra/chat/v1/State.ts';

/**
 * One event of a generation: `started`, then its frames. A frame is a chunk, or the end: `done` or `failure`. The seq of frames counts from
 * 1 without gaps. Between frames a `state` may come, which is no frame.
 */
export interface GenerationEvent {
  'started'?: (_rostra_chat_v1_Started | null);
  'chunk'?: (_rostra_chat_v1_Chunk | null);
  'done'?: (_rostra_chat_v1_Done | null);
  'failure'?: (_rostra_chat_v1_Failure | null);
  'state'?: (_rostra_chat_v1_State | null);
  'event'?: "started"|"chunk"|"done"|"failure"|"state";
}

/**
 * One event of a generation: `started`, then its frames. A frame is a chunk, or the end: `done` or `failure`. The seq of frames counts from
 * 1 without gaps. Between frames a `state` may come, which is no frame.
 */
export interface GenerationEvent__Output {
  'started'?: (_rostra_chat_v1_Started__Output | null);
  'chunk'?: (_rostra_chat_v1_Chunk__Output | null);
  'done'?: (_rostra_chat_v1_Done__Output | null);
  'failure'?: (_rostra_chat_v1_Failure__Output | null);
  'state'?: (_rostra_chat_v1_State__Output | null);
  'event'?: "started"|"chunk"|"done"|"failure"|"state";
}
