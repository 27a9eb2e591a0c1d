// Original file: proto/rostra/newsroom/v1/newsroom.proto

import type { Article as _rostra_newsroom_v1_Article, Article__Output as _rostra_newsroom_v1_Article__Output } from '../../../rostra/newsroom/v1/Article.ts';

export interface SearchArticlesResponse {
  'articles'?: (_rostra_newsroom_v1_Article)[];
  /**
   * The number of stories that match, the same on every page.
   */
  'total'?: (number);
}

export interface SearchArticlesResponse__Output {
  'articles': (_rostra_newsroom_v1_Article__Output)[];
  /**
   * The number of stories that match, the same on every page.
   */
  'total': (number);
}
