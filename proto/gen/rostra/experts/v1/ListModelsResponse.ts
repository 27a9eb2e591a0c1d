// Original file: proto/rostra/experts/v1/experts.proto

import type { AskedModel as _rostra_experts_v1_AskedModel, AskedModel__Output as _rostra_experts_v1_AskedModel__Output } from '../../../rostra/experts/v1/AskedModel.ts';

export interface ListModelsResponse {
  'models'?: (_rostra_experts_v1_AskedModel)[];
}

export interface ListModelsResponse__Output {
  'models': (_rostra_experts_v1_AskedModel__Output)[];
}
