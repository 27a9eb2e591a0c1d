// Original file: proto/rostra/persona/v1/persona.proto


export interface SourceText {
  /**
   * 1 to 200 characters.
   */
  'title'?: (string);
  /**
   * Text or Markdown, at most 200,000 characters; not blank.
   */
  'text'?: (string);
}

export interface SourceText__Output {
  /**
   * 1 to 200 characters.
   */
  'title': (string);
  /**
   * Text or Markdown, at most 200,000 characters; not blank.
   */
  'text': (string);
}
