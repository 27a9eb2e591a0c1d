// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto


export interface RefreshResponse {
  /**
   * Plain text for the caller.
   */
  'message'?: (string);
  /**
   * The entries that are published now.
   */
  'themes'?: (number);
  'excerpts'?: (number);
  'trends'?: (number);
}

export interface RefreshResponse__Output {
  /**
   * Plain text for the caller.
   */
  'message': (string);
  /**
   * The entries that are published now.
   */
  'themes': (number);
  'excerpts': (number);
  'trends': (number);
}
