// Original file: proto/rostra/experts/v1/experts.proto

import type { ModelAnswers as _rostra_experts_v1_ModelAnswers, ModelAnswers__Output as _rostra_experts_v1_ModelAnswers__Output } from '../../../rostra/experts/v1/ModelAnswers.ts';

export interface ExportedQuestion {
  'question'?: (string);
  'answers'?: (_rostra_experts_v1_ModelAnswers | null);
  /**
   * RFC 3339, UTC.
   */
  'askedAt'?: (string);
}

export interface ExportedQuestion__Output {
  'question': (string);
  'answers': (_rostra_experts_v1_ModelAnswers__Output | null);
  /**
   * RFC 3339, UTC.
   */
  'askedAt': (string);
}
