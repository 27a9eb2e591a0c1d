// Original file: proto/rostra/persona/v1/persona.proto


/**
 * A persona that the member used.
 */
export interface Visit {
  'personaId'?: (string);
  /**
   * RFC 3339, UTC, of the first and the last exchange.
   */
  'firstAt'?: (string);
  'lastAt'?: (string);
  /**
   * YYYY-MM-DD, UTC: the days of the last 100 on which the member used it.
   */
  'dates'?: (string)[];
}

/**
 * A persona that the member used.
 */
export interface Visit__Output {
  'personaId': (string);
  /**
   * RFC 3339, UTC, of the first and the last exchange.
   */
  'firstAt': (string);
  'lastAt': (string);
  /**
   * YYYY-MM-DD, UTC: the days of the last 100 on which the member used it.
   */
  'dates': (string)[];
}
