// Original file: proto/rostra/chat/v1/chat.proto


export interface Answer {
  'personaId'?: (string);
  /**
   * What the caller asked.
   */
  'question'?: (string);
  /**
   * Markdown.
   */
  'answer'?: (string);
}

export interface Answer__Output {
  'personaId': (string);
  /**
   * What the caller asked.
   */
  'question': (string);
  /**
   * Markdown.
   */
  'answer': (string);
}
