// Original file: proto/rostra/experts/v1/experts.proto


export interface ListDiscussionsRequest {
  /**
   * From 1.
   */
  'page'?: (number);
  /**
   * 1 to 100.
   */
  'limit'?: (number);
}

export interface ListDiscussionsRequest__Output {
  /**
   * From 1.
   */
  'page': (number);
  /**
   * 1 to 100.
   */
  'limit': (number);
}
