// Original file: proto/rostra/persona/v1/persona.proto


export interface UseFiguresDay {
  /**
   * `YYYY-MM-DD`, UTC.
   */
  'date'?: (string);
  /**
   * Begun.
   */
  'conversations'?: (number);
  /**
   * Sent by people and answered with text.
   */
  'messages'?: (number);
  /**
   * Different people a day, each counted once for each persona.
   */
  'people'?: (number);
}

export interface UseFiguresDay__Output {
  /**
   * `YYYY-MM-DD`, UTC.
   */
  'date': (string);
  /**
   * Begun.
   */
  'conversations': (number);
  /**
   * Sent by people and answered with text.
   */
  'messages': (number);
  /**
   * Different people a day, each counted once for each persona.
   */
  'people': (number);
}
