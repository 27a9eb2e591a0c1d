// Original file: proto/rostra/experts/v1/experts.proto

import type { ModelsVariant as _rostra_experts_v1_ModelsVariant, ModelsVariant__Output as _rostra_experts_v1_ModelsVariant__Output } from '../../../rostra/experts/v1/ModelsVariant.ts';

export interface AskModelsRequest {
  /**
   * 1 to 2,000 characters after trimming.
   */
  'question'?: (string);
  /**
   * The number of earlier questions of this variant.
   */
  'turnCount'?: (number);
  'variant'?: (_rostra_experts_v1_ModelsVariant);
  /**
   * The id of an answered question of the caller, which the models are told. Its variant and turn are used.
   */
  'followsUp'?: (string);
}

export interface AskModelsRequest__Output {
  /**
   * 1 to 2,000 characters after trimming.
   */
  'question': (string);
  /**
   * The number of earlier questions of this variant.
   */
  'turnCount': (number);
  'variant': (_rostra_experts_v1_ModelsVariant__Output);
  /**
   * The id of an answered question of the caller, which the models are told. Its variant and turn are used.
   */
  'followsUp': (string);
}
