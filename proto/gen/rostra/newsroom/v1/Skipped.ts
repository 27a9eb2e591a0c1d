// Original file: proto/rostra/newsroom/v1/newsroom.proto

import type { Author as _rostra_newsroom_v1_Author, Author__Output as _rostra_newsroom_v1_Author__Output } from '../../../rostra/newsroom/v1/Author.ts';

export interface Skipped {
  'author'?: (_rostra_newsroom_v1_Author);
  /**
   * Plain text for the caller, such as `Has written today's story already.`
   */
  'reason'?: (string);
}

export interface Skipped__Output {
  'author': (_rostra_newsroom_v1_Author__Output);
  /**
   * Plain text for the caller, such as `Has written today's story already.`
   */
  'reason': (string);
}
