// Original file: proto/rostra/newsroom/v1/newsroom.proto

import type { Author as _rostra_newsroom_v1_Author, Author__Output as _rostra_newsroom_v1_Author__Output } from '../../../rostra/newsroom/v1/Author.ts';

/**
 * A note for the caller about the published story of an author.
 */
export interface EditionNote {
  'author'?: (_rostra_newsroom_v1_Author);
  /**
   * Plain text, such as that the topic was left out.
   */
  'text'?: (string);
}

/**
 * A note for the caller about the published story of an author.
 */
export interface EditionNote__Output {
  'author': (_rostra_newsroom_v1_Author__Output);
  /**
   * Plain text, such as that the topic was left out.
   */
  'text': (string);
}
