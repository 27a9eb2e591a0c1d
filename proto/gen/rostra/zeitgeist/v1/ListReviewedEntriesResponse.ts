// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto

import type { ReviewedEntry as _rostra_zeitgeist_v1_ReviewedEntry, ReviewedEntry__Output as _rostra_zeitgeist_v1_ReviewedEntry__Output } from '../../../rostra/zeitgeist/v1/ReviewedEntry.ts';

export interface ListReviewedEntriesResponse {
  'entries'?: (_rostra_zeitgeist_v1_ReviewedEntry)[];
}

export interface ListReviewedEntriesResponse__Output {
  'entries': (_rostra_zeitgeist_v1_ReviewedEntry__Output)[];
}
