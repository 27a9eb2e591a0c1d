// Original file: proto/rostra/persona/v1/persona.proto


/**
 * Texts that the form accepts. An empty text, or no opening line: there is no suggestion for that field.
 */
export interface SuggestedTexts {
  'name'?: (string);
  'description'?: (string);
  'rolePrompt'?: (string);
  'openingLines'?: (string)[];
  'greeting'?: (string);
  /**
   * No model wrote them.
   */
  'template'?: (boolean);
}

/**
 * Texts that the form accepts. An empty text, or no opening line: there is no suggestion for that field.
 */
export interface SuggestedTexts__Output {
  'name': (string);
  'description': (string);
  'rolePrompt': (string);
  'openingLines': (string)[];
  'greeting': (string);
  /**
   * No model wrote them.
   */
  'template': (boolean);
}
