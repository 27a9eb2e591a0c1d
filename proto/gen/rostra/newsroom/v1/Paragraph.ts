// Original file: proto/rostra/newsroom/v1/newsroom.proto


export interface Paragraph {
  'text'?: (string);
  /**
   * The sources of the paragraph, numbered from 1. Every claim of a paragraph is in one of them.
   */
  'sources'?: (number)[];
}

export interface Paragraph__Output {
  'text': (string);
  /**
   * The sources of the paragraph, numbered from 1. Every claim of a paragraph is in one of them.
   */
  'sources': (number)[];
}
