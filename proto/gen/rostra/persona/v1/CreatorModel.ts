// Original file: proto/rostra/persona/v1/persona.proto


/**
 * A creator's model with its key, for chat.
 */
export interface CreatorModel {
  'baseUrl'?: (string);
  'model'?: (string);
  'key'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'setAt'?: (string);
  /**
   * Failures in a row.
   */
  'failures'?: (number);
  /**
   * Seconds for which it is not asked, because it kept failing.
   */
  'restsForS'?: (number);
}

/**
 * A creator's model with its key, for chat.
 */
export interface CreatorModel__Output {
  'baseUrl': (string);
  'model': (string);
  'key': (string);
  /**
   * RFC 3339, UTC.
   */
  'setAt': (string);
  /**
   * Failures in a row.
   */
  'failures': (number);
  /**
   * Seconds for which it is not asked, because it kept failing.
   */
  'restsForS': (number);
}
