// Original file: proto/rostra/zeitgeist/v1/events.proto


/**
 * Topic `zeitgeist.operator-acted.v1`, keyed by the operator's account id. A super senator did something that the audit log records.
 * Consumers: identity (the audit log). A replay changes nothing: an action is recorded once by the id of its event.
 */
export interface OperatorActed {
  'operatorId'?: (string);
  /**
   * `zeitgeist-refreshed`, `entry-held`, `entry-shown`, `term-excluded` or `term-allowed`.
   */
  'action'?: (string);
  /**
   * The id of the refresh or the entry, or the term, and a readable name.
   */
  'targetId'?: (string);
  'targetName'?: (string);
  /**
   * Empty for none.
   */
  'reason'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'actedAt'?: (string);
}

/**
 * Topic `zeitgeist.operator-acted.v1`, keyed by the operator's account id. A super senator did something that the audit log records.
 * Consumers: identity (the audit log). A replay changes nothing: an action is recorded once by the id of its event.
 */
export interface OperatorActed__Output {
  'operatorId': (string);
  /**
   * `zeitgeist-refreshed`, `entry-held`, `entry-shown`, `term-excluded` or `term-allowed`.
   */
  'action': (string);
  /**
   * The id of the refresh or the entry, or the term, and a readable name.
   */
  'targetId': (string);
  'targetName': (string);
  /**
   * Empty for none.
   */
  'reason': (string);
  /**
   * RFC 3339, UTC.
   */
  'actedAt': (string);
}
