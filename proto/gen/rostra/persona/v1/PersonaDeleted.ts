// Original file: proto/rostra/persona/v1/events.proto


/**
 * Topic `persona.deleted.v1`, keyed by persona id. A persona was deleted by its owner or with its owner's account.
 * Consumers: experts (removes it from circles), zeitgeist (withdraws it from entries and deletes the counts of its conversations), chat
 * (deletes its inbox). A replay changes nothing: the data is already deleted.
 */
export interface PersonaDeleted {
  'personaId'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'deletedAt'?: (string);
}

/**
 * Topic `persona.deleted.v1`, keyed by persona id. A persona was deleted by its owner or with its owner's account.
 * Consumers: experts (removes it from circles), zeitgeist (withdraws it from entries and deletes the counts of its conversations), chat
 * (deletes its inbox). A replay changes nothing: the data is already deleted.
 */
export interface PersonaDeleted__Output {
  'personaId': (string);
  /**
   * RFC 3339, UTC.
   */
  'deletedAt': (string);
}
