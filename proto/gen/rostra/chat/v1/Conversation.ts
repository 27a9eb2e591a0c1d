// Original file: proto/rostra/chat/v1/chat.proto

import type { SearchMatch as _rostra_chat_v1_SearchMatch, SearchMatch__Output as _rostra_chat_v1_SearchMatch__Output } from '../../../rostra/chat/v1/SearchMatch.ts';

export interface Conversation {
  'id'?: (string);
  'personaId'?: (string);
  'personaName'?: (string);
  'personaSlug'?: (string);
  'startedAt'?: (string);
  'lastMessageAt'?: (string);
  /**
   * The beginning of the latest message.
   */
  'preview'?: (string);
  /**
   * Made from the first exchange, or given by its person.
   */
  'title'?: (string);
  /**
   * The conversation has a share.
   */
  'shared'?: (boolean);
  /**
   * Only in the list of a search.
   */
  'match'?: (_rostra_chat_v1_SearchMatch | null);
  /**
   * It comes first in the list.
   */
  'pinned'?: (boolean);
}

export interface Conversation__Output {
  'id': (string);
  'personaId': (string);
  'personaName': (string);
  'personaSlug': (string);
  'startedAt': (string);
  'lastMessageAt': (string);
  /**
   * The beginning of the latest message.
   */
  'preview': (string);
  /**
   * Made from the first exchange, or given by its person.
   */
  'title': (string);
  /**
   * The conversation has a share.
   */
  'shared': (boolean);
  /**
   * Only in the list of a search.
   */
  'match': (_rostra_chat_v1_SearchMatch__Output | null);
  /**
   * It comes first in the list.
   */
  'pinned': (boolean);
}
