// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto


export interface ExportedDay {
  /**
   * `YYYY-MM-DD`, UTC.
   */
  'day'?: (string);
  'conversationId'?: (string);
  'personaId'?: (string);
  /**
   * The number of messages of the conversation that were counted on the day.
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
   * The number of messages of the conversation that were counted on the day.
   */
  'messages': (number);
}
