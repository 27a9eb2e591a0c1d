// Original file: proto/rostra/experts/v1/experts.proto

import type { Share as _rostra_experts_v1_Share, Share__Output as _rostra_experts_v1_Share__Output } from '../../../rostra/experts/v1/Share.ts';

export interface ListSharesResponse {
  'discussions'?: (_rostra_experts_v1_Share)[];
  'questions'?: (_rostra_experts_v1_Share)[];
}

export interface ListSharesResponse__Output {
  'discussions': (_rostra_experts_v1_Share__Output)[];
  'questions': (_rostra_experts_v1_Share__Output)[];
}
