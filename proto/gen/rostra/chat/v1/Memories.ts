// Original file: proto/rostra/chat/v1/chat.proto

import type { PersonaNotes as _rostra_chat_v1_PersonaNotes, PersonaNotes__Output as _rostra_chat_v1_PersonaNotes__Output } from '../../../rostra/chat/v1/PersonaNotes.ts';

export interface Memories {
  'enabled'?: (boolean);
  'personas'?: (_rostra_chat_v1_PersonaNotes)[];
}

export interface Memories__Output {
  'enabled': (boolean);
  'personas': (_rostra_chat_v1_PersonaNotes__Output)[];
}
