// Original file: proto/rostra/persona/v1/events.proto


/**
 * Topic `persona.suspension-changed.v1`, keyed by persona id. Operators suspended a persona, or ended its suspension.
 * Consumers: identity (mails the owner). A replay sends no second mail: a mail is queued once by the id of its event.
 */
export interface PersonaSuspensionChanged {
  'personaId'?: (string);
  'personaName'?: (string);
  /**
   * Empty when the owner's account was deleted.
   */
  'ownerId'?: (string);
  'suspended'?: (boolean);
  /**
   * The operator's reason.
   */
  'reason'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'changedAt'?: (string);
}

/**
 * Topic `persona.suspension-changed.v1`, keyed by persona id. Operators suspended a persona, or ended its suspension.
 * Consumers: identity (mails the owner). A replay sends no second mail: a mail is queued once by the id of its event.
 */
export interface PersonaSuspensionChanged__Output {
  'personaId': (string);
  'personaName': (string);
  /**
   * Empty when the owner's account was deleted.
   */
  'ownerId': (string);
  'suspended': (boolean);
  /**
   * The operator's reason.
   */
  'reason': (string);
  /**
   * RFC 3339, UTC.
   */
  'changedAt': (string);
}
