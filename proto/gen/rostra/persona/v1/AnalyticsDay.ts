// Original file: proto/rostra/persona/v1/persona.proto


export interface AnalyticsDay {
  /**
   * YYYY-MM-DD, UTC.
   */
  'date'?: (string);
  /**
   * Begun on this day.
   */
  'conversations'?: (number);
  /**
   * Sent by people, answered with text.
   */
  'messages'?: (number);
  /**
   * Different people who sent one.
   */
  'people'?: (number);
  /**
   * Votes cast on this day; a vote that is switched counts again, on the day of the switch.
   */
  'upvotes'?: (number);
  'downvotes'?: (number);
}

export interface AnalyticsDay__Output {
  /**
   * YYYY-MM-DD, UTC.
   */
  'date': (string);
  /**
   * Begun on this day.
   */
  'conversations': (number);
  /**
   * Sent by people, answered with text.
   */
  'messages': (number);
  /**
   * Different people who sent one.
   */
  'people': (number);
  /**
   * Votes cast on this day; a vote that is switched counts again, on the day of the switch.
   */
  'upvotes': (number);
  'downvotes': (number);
}
