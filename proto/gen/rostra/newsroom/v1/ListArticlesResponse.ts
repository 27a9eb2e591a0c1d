// Original file: proto/rostra/newsroom/v1/newsroom.proto

import type { Article as _rostra_newsroom_v1_Article, Article__Output as _rostra_newsroom_v1_Article__Output } from '../../../rostra/newsroom/v1/Article.ts';

export interface ListArticlesResponse {
  'articles'?: (_rostra_newsroom_v1_Article)[];
}

export interface ListArticlesResponse__Output {
  'articles': (_rostra_newsroom_v1_Article__Output)[];
}
