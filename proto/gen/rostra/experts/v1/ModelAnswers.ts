// Original file: proto/rostra/experts/v1/experts.proto

import type { ModelAnswer as _rostra_experts_v1_ModelAnswer, ModelAnswer__Output as _rostra_experts_v1_ModelAnswer__Output } from '../../../rostra/experts/v1/ModelAnswer.ts';

export interface ModelAnswers {
  'id'?: (string);
  'expertA'?: (_rostra_experts_v1_ModelAnswer | null);
  'expertB'?: (_rostra_experts_v1_ModelAnswer | null);
  'devilAdvocate'?: (_rostra_experts_v1_ModelAnswer | null);
}

export interface ModelAnswers__Output {
  'id': (string);
  'expertA': (_rostra_experts_v1_ModelAnswer__Output | null);
  'expertB': (_rostra_experts_v1_ModelAnswer__Output | null);
  'devilAdvocate': (_rostra_experts_v1_ModelAnswer__Output | null);
}
