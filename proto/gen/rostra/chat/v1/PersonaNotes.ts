// Original file: proto/rostra/chat/v1/chat.proto

import type { Note as _rostra_chat_v1_Note, Note__Output as _rostra_chat_v1_Note__Output } from '../../../rostra/chat/v1/Note.ts';

export interface PersonaNotes {
  'personaId'?: (string);
  'personaName'?: (string);
  'personaSlug'?: (string);
  /**
   * Oldest first, 20 at most.
   */
  'notes'?: (_rostra_chat_v1_Note)[];
}

export interface PersonaNotes__Output {
  'personaId': (string);
  'personaName': (string);
  'personaSlug': (string);
  /**
   * Oldest first, 20 at most.
   */
  'notes': (_rostra_chat_v1_Note__Output)[];
}
