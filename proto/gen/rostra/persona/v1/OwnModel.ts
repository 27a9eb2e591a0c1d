// Original file: proto/rostra/persona/v1/persona.proto


export interface OwnModel {
  'personaId'?: (string);
  'baseUrl'?: (string);
  'model'?: (string);
  'hasKey'?: (boolean);
  /**
   * RFC 3339, UTC, like the next time.
   */
  'setAt'?: (string);
  /**
   * Failures in a row.
   */
  'failures'?: (number);
  /**
   * When the first of them was; empty without any.
   */
  'failingSince'?: (string);
  /**
   * What went wrong last, as a sentence without a full stop; empty without a failure.
   */
  'lastFailure'?: (string);
}

export interface OwnModel__Output {
  'personaId': (string);
  'baseUrl': (string);
  'model': (string);
  'hasKey': (boolean);
  /**
   * RFC 3339, UTC, like the next time.
   */
  'setAt': (string);
  /**
   * Failures in a row.
   */
  'failures': (number);
  /**
   * When the first of them was; empty without any.
   */
  'failingSince': (string);
  /**
   * What went wrong last, as a sentence without a full stop; empty without a failure.
   */
  'lastFailure': (string);
}
