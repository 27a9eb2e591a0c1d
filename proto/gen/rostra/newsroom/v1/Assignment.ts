// Original file: proto/rostra/newsroom/v1/newsroom.proto

import type { Author as _rostra_newsroom_v1_Author, Author__Output as _rostra_newsroom_v1_Author__Output } from '../../../rostra/newsroom/v1/Author.ts';

export interface Assignment {
  'author'?: (_rostra_newsroom_v1_Author);
  'topic'?: (string);
}

export interface Assignment__Output {
  'author': (_rostra_newsroom_v1_Author__Output);
  'topic': (string);
}
