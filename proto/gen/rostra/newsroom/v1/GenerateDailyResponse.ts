// Original file: proto/rostra/newsroom/v1/newsroom.proto

import type { Article as _rostra_newsroom_v1_Article, Article__Output as _rostra_newsroom_v1_Article__Output } from '../../../rostra/newsroom/v1/Article.ts';
import type { Skipped as _rostra_newsroom_v1_Skipped, Skipped__Output as _rostra_newsroom_v1_Skipped__Output } from '../../../rostra/newsroom/v1/Skipped.ts';
import type { EditionNote as _rostra_newsroom_v1_EditionNote, EditionNote__Output as _rostra_newsroom_v1_EditionNote__Output } from '../../../rostra/newsroom/v1/EditionNote.ts';

export interface GenerateDailyResponse {
  /**
   * The stories that this call published.
   */
  'articles'?: (_rostra_newsroom_v1_Article)[];
  'skipped'?: (_rostra_newsroom_v1_Skipped)[];
  'notes'?: (_rostra_newsroom_v1_EditionNote)[];
}

export interface GenerateDailyResponse__Output {
  /**
   * The stories that this call published.
   */
  'articles': (_rostra_newsroom_v1_Article__Output)[];
  'skipped': (_rostra_newsroom_v1_Skipped__Output)[];
  'notes': (_rostra_newsroom_v1_EditionNote__Output)[];
}
