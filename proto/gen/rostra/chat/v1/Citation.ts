// Original file: proto/rostra/chat/v1/chat.proto


/**
 * A passage of the persona's material that the model got for an answer.
 */
export interface Citation {
  /**
   * `[n]` in the answer cites it.
   */
  'n'?: (number);
  /**
   * Empty in a share.
   */
  'sourceId'?: (string);
  'title'?: (string);
  /**
   * From 1; 0 when the source has no pages.
   */
  'page'?: (number);
  /**
   * The headings above it, joined by ' › '. Empty for none.
   */
  'heading'?: (string);
  /**
   * The whole passage.
   */
  'excerpt'?: (string);
  /**
   * What the document calls that page, such as `iv`. Empty when that is its number.
   */
  'pageLabel'?: (string);
}

/**
 * A passage of the persona's material that the model got for an answer.
 */
export interface Citation__Output {
  /**
   * `[n]` in the answer cites it.
   */
  'n': (number);
  /**
   * Empty in a share.
   */
  'sourceId': (string);
  'title': (string);
  /**
   * From 1; 0 when the source has no pages.
   */
  'page': (number);
  /**
   * The headings above it, joined by ' › '. Empty for none.
   */
  'heading': (string);
  /**
   * The whole passage.
   */
  'excerpt': (string);
  /**
   * What the document calls that page, such as `iv`. Empty when that is its number.
   */
  'pageLabel': (string);
}
