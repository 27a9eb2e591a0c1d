// Original file: proto/rostra/persona/v1/events.proto


/**
 * Topic `persona.operator-acted.v1`, keyed by the operator's account id. A super senator did something that the audit log records.
 * Consumers: identity (the audit log). A replay changes nothing: an action is recorded once by the id of its event.
 */
export interface OperatorActed {
  'operatorId'?: (string);
  /**
   * `persona-suspended`, `persona-restored`, `reports-dismissed` or `featuring-changed`.
   */
  'action'?: (string);
  /**
   * The target of the action: a persona's id and name.
   */
  'targetId'?: (string);
  'targetName'?: (string);
  /**
   * The operator's reason; empty when the action needs none.
   */
  'reason'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'actedAt'?: (string);
}

/**
 * Topic `persona.operator-acted.v1`, keyed by the operator's account id. A super senator did something that the audit log records.
 * Consumers: identity (the audit log). A replay changes nothing: an action is recorded once by the id of its event.
 */
export interface OperatorActed__Output {
  'operatorId': (string);
  /**
   * `persona-suspended`, `persona-restored`, `reports-dismissed` or `featuring-changed`.
   */
  'action': (string);
  /**
   * The target of the action: a persona's id and name.
   */
  'targetId': (string);
  'targetName': (string);
  /**
   * The operator's reason; empty when the action needs none.
   */
  'reason': (string);
  /**
   * RFC 3339, UTC.
   */
  'actedAt': (string);
}
