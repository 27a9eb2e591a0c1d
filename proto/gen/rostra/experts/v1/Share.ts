// Original file: proto/rostra/experts/v1/experts.proto


/**
 * A discussion or question with a link. Its token is not stored.
 */
export interface Share {
  'id'?: (string);
  /**
   * The question of the discussion, or to three models.
   */
  'prompt'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'sharedAt'?: (string);
}

/**
 * A discussion or question with a link. Its token is not stored.
 */
export interface Share__Output {
  'id': (string);
  /**
   * The question of the discussion, or to three models.
   */
  'prompt': (string);
  /**
   * RFC 3339, UTC.
   */
  'sharedAt': (string);
}
