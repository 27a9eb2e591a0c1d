// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto


export interface ExportedDay {
  /**
   * `YYYY-MM-DD`, UTC.
   */
  'day'?: (string);
  'conversationId'?: (string);
  'personaId'?: (string);
  /**
   * How many messages of the conversation were counted on the day.
   */
  'messages'?: (number);
}

export interface ExportedDay__Output {
  /**
   * `YYYY-MM-DD`, UTC.
   */
  'day': (string);
  'conversationId': (string);
  'personaId': (string);
  /**
   * How many messages of the conversation were counted on the day.
   */
  'messages': (number);
}
