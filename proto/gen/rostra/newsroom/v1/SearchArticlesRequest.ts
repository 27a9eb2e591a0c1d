// Original file: proto/rostra/newsroom/v1/newsroom.proto

import type { Author as _rostra_newsroom_v1_Author, Author__Output as _rostra_newsroom_v1_Author__Output } from '../../../rostra/newsroom/v1/Author.ts';

export interface SearchArticlesRequest {
  /**
   * Words to find in titles, texts and take-aways, by their stems; at most 200 characters. Empty for all stories.
   */
  'search'?: (string);
  /**
   * Unspecified for every author.
   */
  'author'?: (_rostra_newsroom_v1_Author);
  /**
   * `YYYY-MM-DD`, whole days in UTC, both included. Empty for no bound.
   */
  'dateFrom'?: (string);
  'dateTo'?: (string);
  /**
   * From 1; 0 means 1. At most 10,000.
   */
  'page'?: (number);
  /**
   * 1 to 100; 0 means 18.
   */
  'limit'?: (number);
}

export interface SearchArticlesRequest__Output {
  /**
   * Words to find in titles, texts and take-aways, by their stems; at most 200 characters. Empty for all stories.
   */
  'search': (string);
  /**
   * Unspecified for every author.
   */
  'author': (_rostra_newsroom_v1_Author__Output);
  /**
   * `YYYY-MM-DD`, whole days in UTC, both included. Empty for no bound.
   */
  'dateFrom': (string);
  'dateTo': (string);
  /**
   * From 1; 0 means 1. At most 10,000.
   */
  'page': (number);
  /**
   * 1 to 100; 0 means 18.
   */
  'limit': (number);
}
