// Original file: proto/rostra/persona/v1/persona.proto


export interface AnalyticsDay {
  /**
   * YYYY-MM-DD, UTC.
   */
  'date'?: (string);
  /**
   * Conversations that began on this day.
   */
  'conversations'?: (number);
  /**
   * Messages of people that were answered with text.
   */
  'messages'?: (number);
  /**
   * Different people who sent a message.
   */
  'people'?: (number);
  /**
   * Votes cast on this day. A switched vote counts again, on the day of the switch.
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
   * Conversations that began on this day.
   */
  'conversations': (number);
  /**
   * Messages of people that were answered with text.
   */
  'messages': (number);
  /**
   * Different people who sent a message.
   */
  'people': (number);
  /**
   * Votes cast on this day. A switched vote counts again, on the day of the switch.
   */
  'upvotes': (number);
  'downvotes': (number);
}
