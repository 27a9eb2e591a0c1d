// Original file: proto/rostra/newsroom/v1/events.proto


/**
 * Topic `newsroom.operator-acted.v1`, keyed by the operator's account id. A super senator did something that the audit log records.
 * Consumers: identity (the audit log). A replay changes nothing: an action is recorded once by the id of its event.
 */
export interface OperatorActed {
  'operatorId'?: (string);
  /**
   * `edition-generated` or `story-deleted`.
   */
  'action'?: (string);
  /**
   * What it was done to: a day or a story's id, and a name for people to read.
   */
  'targetId'?: (string);
  'targetName'?: (string);
  /**
   * Why, in the operator's words; empty when none was asked for.
   */
  'reason'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'actedAt'?: (string);
}

/**
 * Topic `newsroom.operator-acted.v1`, keyed by the operator's account id. A super senator did something that the audit log records.
 * Consumers: identity (the audit log). A replay changes nothing: an action is recorded once by the id of its event.
 */
export interface OperatorActed__Output {
  'operatorId': (string);
  /**
   * `edition-generated` or `story-deleted`.
   */
  'action': (string);
  /**
   * What it was done to: a day or a story's id, and a name for people to read.
   */
  'targetId': (string);
  'targetName': (string);
  /**
   * Why, in the operator's words; empty when none was asked for.
   */
  'reason': (string);
  /**
   * RFC 3339, UTC.
   */
  'actedAt': (string);
}
