// Original file: proto/rostra/experts/v1/experts.proto


/**
 * One answer of one expert.
 */
export interface Contribution {
  'expertId'?: (string);
  /**
   * Markdown.
   */
  'content'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'at'?: (string);
  /**
   * 1: the draft. 2: the revision.
   */
  'round'?: (number);
}

/**
 * One answer of one expert.
 */
export interface Contribution__Output {
  'expertId': (string);
  /**
   * Markdown.
   */
  'content': (string);
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
  /**
   * 1: the draft. 2: the revision.
   */
  'round': (number);
}
