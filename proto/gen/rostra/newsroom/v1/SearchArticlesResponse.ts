// Original file: proto/rostra/newsroom/v1/newsroom.proto


export interface SearchArticlesResponse {
  /**
   * Each entry is an encoded Article, on the wire the same as `repeated Article`. Newsroom keeps encoded stories, so that a search encodes
   * none.
   */
  'articles'?: (Buffer | Uint8Array | string)[];
  /**
   * The number of stories that match, the same on every page.
   */
  'total'?: (number);
}

export interface SearchArticlesResponse__Output {
  /**
   * Each entry is an encoded Article, on the wire the same as `repeated Article`. Newsroom keeps encoded stories, so that a search encodes
   * none.
   */
  'articles': (Buffer)[];
  /**
   * The number of stories that match, the same on every page.
   */
  'total': (number);
}
