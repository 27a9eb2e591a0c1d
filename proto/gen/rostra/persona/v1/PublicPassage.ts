// Original file: proto/rostra/persona/v1/persona.proto


/**
 * A passage of a persona that everyone sees.
 */
export interface PublicPassage {
  'personaId'?: (string);
  'personaName'?: (string);
  /**
   * The headings above it, joined by ' › '. Empty for none.
   */
  'heading'?: (string);
  'text'?: (string);
  /**
   * How well it answers the query, from 0.5 to 1.
   */
  'fit'?: (number | string);
}

/**
 * A passage of a persona that everyone sees.
 */
export interface PublicPassage__Output {
  'personaId': (string);
  'personaName': (string);
  /**
   * The headings above it, joined by ' › '. Empty for none.
   */
  'heading': (string);
  'text': (string);
  /**
   * How well it answers the query, from 0.5 to 1.
   */
  'fit': (number);
}
