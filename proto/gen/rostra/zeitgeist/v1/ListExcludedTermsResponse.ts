// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto

import type { ExcludedTerm as _rostra_zeitgeist_v1_ExcludedTerm, ExcludedTerm__Output as _rostra_zeitgeist_v1_ExcludedTerm__Output } from '../../../rostra/zeitgeist/v1/ExcludedTerm.ts';

export interface ListExcludedTermsResponse {
  'terms'?: (_rostra_zeitgeist_v1_ExcludedTerm)[];
}

export interface ListExcludedTermsResponse__Output {
  'terms': (_rostra_zeitgeist_v1_ExcludedTerm__Output)[];
}
