// Original file: proto/rostra/newsroom/v1/newsroom.proto


export interface Paragraph {
  /**
   * Markdown. The newsroom’s authors write plain prose; clients render it as Markdown all the same.
   */
  'text'?: (string);
  /**
   * The sources of the paragraph, numbered from 1. Every claim of a paragraph is in one of them.
   */
  'sources'?: (number)[];
}

export interface Paragraph__Output {
  /**
   * Markdown. The newsroom’s authors write plain prose; clients render it as Markdown all the same.
   */
  'text': (string);
  /**
   * The sources of the paragraph, numbered from 1. Every claim of a paragraph is in one of them.
   */
  'sources': (number)[];
}
