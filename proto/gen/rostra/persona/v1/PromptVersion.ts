// Original file: proto/rostra/persona/v1/persona.proto


export interface PromptVersion {
  'version'?: (number);
  /**
   * RFC 3339, UTC.
   */
  'savedAt'?: (string);
  'rolePrompt'?: (string);
  'strictlyFollows'?: (string);
}

export interface PromptVersion__Output {
  'version': (number);
  /**
   * RFC 3339, UTC.
   */
  'savedAt': (string);
  'rolePrompt': (string);
  'strictlyFollows': (string);
}
