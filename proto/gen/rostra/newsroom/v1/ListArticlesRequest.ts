// Original file: proto/rostra/newsroom/v1/newsroom.proto


export interface ListArticlesRequest {
  /**
   * 1 to 100; 0 means 20.
   */
  'limit'?: (number);
}

export interface ListArticlesRequest__Output {
  /**
   * 1 to 100; 0 means 20.
   */
  'limit': (number);
}
