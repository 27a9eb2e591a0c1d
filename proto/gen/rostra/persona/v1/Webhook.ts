// Original file: proto/rostra/persona/v1/persona.proto


export interface Webhook {
  'id'?: (string);
  'url'?: (string);
  /**
   * `persona.answered`, `persona.inbox_item` and `persona.reported`.
   */
  'events'?: (string)[];
  /**
   * The answers between two `persona.answered`; 0 without this event.
   */
  'every'?: (number);
  /**
   * The only persona; empty for all of the owner's.
   */
  'personaId'?: (string);
  /**
   * RFC 3339, UTC, like the following times.
   */
  'createdAt'?: (string);
  /**
   * Since when no delivery has succeeded; empty while the last one did.
   */
  'failingSince'?: (string);
  /**
   * When it was switched off; empty while it is on.
   */
  'offAt'?: (string);
  /**
   * Events that were dropped because 1,000 waited.
   */
  'dropped'?: (number);
}

export interface Webhook__Output {
  'id': (string);
  'url': (string);
  /**
   * `persona.answered`, `persona.inbox_item` and `persona.reported`.
   */
  'events': (string)[];
  /**
   * The answers between two `persona.answered`; 0 without this event.
   */
  'every': (number);
  /**
   * The only persona; empty for all of the owner's.
   */
  'personaId': (string);
  /**
   * RFC 3339, UTC, like the following times.
   */
  'createdAt': (string);
  /**
   * Since when no delivery has succeeded; empty while the last one did.
   */
  'failingSince': (string);
  /**
   * When it was switched off; empty while it is on.
   */
  'offAt': (string);
  /**
   * Events that were dropped because 1,000 waited.
   */
  'dropped': (number);
}
