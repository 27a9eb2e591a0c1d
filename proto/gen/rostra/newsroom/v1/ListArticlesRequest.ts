// Original file: proto/rostra/newsroom/v1/newsroom.proto


export interface ListArticlesRequest {
  /**
   * 1 to 100; 0 means 20.
   */
  'limit'?: (number);
  /**
   * Only the stories that have this entry of the zeitgeist as a source. Empty for all.
   */
  'entryId'?: (string);
}

export interface ListArticlesRequest__Output {
  /**
   * 1 to 100; 0 means 20.
   */
  'limit': (number);
  /**
   * Only the stories that have this entry of the zeitgeist as a source. Empty for all.
   */
  'entryId': (string);
}
