// Original file: proto/rostra/newsroom/v1/newsroom.proto

import type { SourceKind as _rostra_newsroom_v1_SourceKind, SourceKind__Output as _rostra_newsroom_v1_SourceKind__Output } from '../../../rostra/newsroom/v1/SourceKind.ts';

export interface Source {
  'kind'?: (_rostra_newsroom_v1_SourceKind);
  'title'?: (string);
  /**
   * The slug of a story; empty for other kinds, and once that story is deleted.
   */
  'slug'?: (string);
  /**
   * The id of an entry of the zeitgeist, which may have expired since; empty for other kinds and sample stories.
   */
  'entryId'?: (string);
}

export interface Source__Output {
  'kind': (_rostra_newsroom_v1_SourceKind__Output);
  'title': (string);
  /**
   * The slug of a story; empty for other kinds, and once that story is deleted.
   */
  'slug': (string);
  /**
   * The id of an entry of the zeitgeist, which may have expired since; empty for other kinds and sample stories.
   */
  'entryId': (string);
}
