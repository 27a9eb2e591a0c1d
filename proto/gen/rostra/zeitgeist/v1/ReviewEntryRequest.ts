// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto

import type { EntryState as _rostra_zeitgeist_v1_EntryState, EntryState__Output as _rostra_zeitgeist_v1_EntryState__Output } from '../../../rostra/zeitgeist/v1/EntryState.ts';

export interface ReviewEntryRequest {
  'id'?: (string);
  /**
   * Shown or held.
   */
  'state'?: (_rostra_zeitgeist_v1_EntryState);
  /**
   * At most 500 characters, for the audit log.
   */
  'reason'?: (string);
}

export interface ReviewEntryRequest__Output {
  'id': (string);
  /**
   * Shown or held.
   */
  'state': (_rostra_zeitgeist_v1_EntryState__Output);
  /**
   * At most 500 characters, for the audit log.
   */
  'reason': (string);
}
