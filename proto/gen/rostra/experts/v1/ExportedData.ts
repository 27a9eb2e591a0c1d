// Original file: proto/rostra/experts/v1/experts.proto

import type { Circle as _rostra_experts_v1_Circle, Circle__Output as _rostra_experts_v1_Circle__Output } from '../../../rostra/experts/v1/Circle.ts';
import type { Discussion as _rostra_experts_v1_Discussion, Discussion__Output as _rostra_experts_v1_Discussion__Output } from '../../../rostra/experts/v1/Discussion.ts';
import type { AskedQuestion as _rostra_experts_v1_AskedQuestion, AskedQuestion__Output as _rostra_experts_v1_AskedQuestion__Output } from '../../../rostra/experts/v1/AskedQuestion.ts';

/**
 * One of its fields is set. The circle comes first.
 */
export interface ExportedData {
  'circle'?: (_rostra_experts_v1_Circle | null);
  'discussion'?: (_rostra_experts_v1_Discussion | null);
  'question'?: (_rostra_experts_v1_AskedQuestion | null);
}

/**
 * One of its fields is set. The circle comes first.
 */
export interface ExportedData__Output {
  'circle': (_rostra_experts_v1_Circle__Output | null);
  'discussion': (_rostra_experts_v1_Discussion__Output | null);
  'question': (_rostra_experts_v1_AskedQuestion__Output | null);
}
