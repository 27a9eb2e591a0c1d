// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto

import type { Entry as _rostra_zeitgeist_v1_Entry, Entry__Output as _rostra_zeitgeist_v1_Entry__Output } from '../../../rostra/zeitgeist/v1/Entry.ts';

export interface ListEntriesResponse {
  'entries'?: (_rostra_zeitgeist_v1_Entry)[];
}

export interface ListEntriesResponse__Output {
  'entries': (_rostra_zeitgeist_v1_Entry__Output)[];
}
