// Original file: proto/rostra/persona/v1/persona.proto


/**
 * An answer of a persona, as the person handed it over who reported it. It is kept with the report, also when the conversation is deleted.
 */
export interface ReportedAnswer {
  /**
   * Plain text; at most 4,000 characters are kept.
   */
  'question'?: (string);
  /**
   * Markdown; at most 12,000 characters are kept.
   */
  'answer'?: (string);
}

/**
 * An answer of a persona, as the person handed it over who reported it. It is kept with the report, also when the conversation is deleted.
 */
export interface ReportedAnswer__Output {
  /**
   * Plain text; at most 4,000 characters are kept.
   */
  'question': (string);
  /**
   * Markdown; at most 12,000 characters are kept.
   */
  'answer': (string);
}
