// Original file: proto/rostra/persona/v1/persona.proto

import type { Bookmark as _rostra_persona_v1_Bookmark, Bookmark__Output as _rostra_persona_v1_Bookmark__Output } from '../../../rostra/persona/v1/Bookmark.ts';

export interface ListBookmarksResponse {
  /**
   * At most 200.
   */
  'bookmarks'?: (_rostra_persona_v1_Bookmark)[];
}

export interface ListBookmarksResponse__Output {
  /**
   * At most 200.
   */
  'bookmarks': (_rostra_persona_v1_Bookmark__Output)[];
}
