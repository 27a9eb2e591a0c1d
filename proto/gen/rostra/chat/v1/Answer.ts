// Original file: proto/rostra/chat/v1/chat.proto


export interface Answer {
  'personaId'?: (string);
  /**
   * The message that it answers.
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
   * The message that it answers.
   */
  'question': (string);
  /**
   * Markdown.
   */
  'answer': (string);
}
