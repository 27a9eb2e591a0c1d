// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto

import type { Entry as _rostra_zeitgeist_v1_Entry, Entry__Output as _rostra_zeitgeist_v1_Entry__Output } from '../../../rostra/zeitgeist/v1/Entry.ts';
import type { EntryState as _rostra_zeitgeist_v1_EntryState, EntryState__Output as _rostra_zeitgeist_v1_EntryState__Output } from '../../../rostra/zeitgeist/v1/EntryState.ts';

export interface ReviewedEntry {
  'entry'?: (_rostra_zeitgeist_v1_Entry | null);
  'state'?: (_rostra_zeitgeist_v1_EntryState);
}

export interface ReviewedEntry__Output {
  'entry': (_rostra_zeitgeist_v1_Entry__Output | null);
  'state': (_rostra_zeitgeist_v1_EntryState__Output);
}
