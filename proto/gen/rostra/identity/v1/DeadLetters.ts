// Original file: proto/rostra/identity/v1/identity.proto


/**
 * The dead letters of one consumer.
 */
export interface DeadLetters {
  'topic'?: (string);
  'group'?: (string);
  'count'?: (number);
  /**
   * RFC 3339, UTC: when the first of them failed.
   */
  'oldestAt'?: (string);
  /**
   * The error of the latest, at most 500 characters. It is shown to operators only.
   */
  'lastError'?: (string);
}

/**
 * The dead letters of one consumer.
 */
export interface DeadLetters__Output {
  'topic': (string);
  'group': (string);
  'count': (number);
  /**
   * RFC 3339, UTC: when the first of them failed.
   */
  'oldestAt': (string);
  /**
   * The error of the latest, at most 500 characters. It is shown to operators only.
   */
  'lastError': (string);
}
