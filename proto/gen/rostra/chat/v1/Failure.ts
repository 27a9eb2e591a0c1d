// Original file: proto/rostra/chat/v1/chat.proto


/**
 * The last event of a generation that failed.
 */
export interface Failure {
  'seq'?: (number);
  'error'?: (string);
  'reason'?: (string);
  /**
   * When to try again, in seconds; 0 when nothing is known.
   */
  'retryAfter'?: (number);
}

/**
 * The last event of a generation that failed.
 */
export interface Failure__Output {
  'seq': (number);
  'error': (string);
  'reason': (string);
  /**
   * When to try again, in seconds; 0 when nothing is known.
   */
  'retryAfter': (number);
}
