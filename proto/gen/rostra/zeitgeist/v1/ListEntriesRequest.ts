// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto

import type { EntryType as _rostra_zeitgeist_v1_EntryType, EntryType__Output as _rostra_zeitgeist_v1_EntryType__Output } from '../../../rostra/zeitgeist/v1/EntryType.ts';

export interface ListEntriesRequest {
  /**
   * 1 to 100; 0 means 100.
   */
  'limit'?: (number);
  /**
   * Unspecified lists every type.
   */
  'type'?: (_rostra_zeitgeist_v1_EntryType);
}

export interface ListEntriesRequest__Output {
  /**
   * 1 to 100; 0 means 100.
   */
  'limit': (number);
  /**
   * Unspecified lists every type.
   */
  'type': (_rostra_zeitgeist_v1_EntryType__Output);
}
