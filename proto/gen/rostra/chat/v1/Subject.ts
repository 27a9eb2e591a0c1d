// Original file: proto/rostra/chat/v1/chat.proto


/**
 * A subject about which at least 3 people asked.
 */
export interface Subject {
  /**
   * Words that at least 3 of them used, the one that most used first.
   */
  'words'?: (string)[];
  'people'?: (number);
}

/**
 * A subject about which at least 3 people asked.
 */
export interface Subject__Output {
  /**
   * Words that at least 3 of them used, the one that most used first.
   */
  'words': (string)[];
  'people': (number);
}
