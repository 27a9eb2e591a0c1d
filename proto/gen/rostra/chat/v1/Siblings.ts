// Original file: proto/rostra/chat/v1/chat.proto


/**
 * The position of a message among its siblings: those that it replaced or that replaced it.
 */
export interface Siblings {
  /**
   * From 1.
   */
  'index'?: (number);
  'count'?: (number);
  /**
   * Ids of messages; empty for the first and the last.
   */
  'previousId'?: (string);
  'nextId'?: (string);
}

/**
 * The position of a message among its siblings: those that it replaced or that replaced it.
 */
export interface Siblings__Output {
  /**
   * From 1.
   */
  'index': (number);
  'count': (number);
  /**
   * Ids of messages; empty for the first and the last.
   */
  'previousId': (string);
  'nextId': (string);
}
