// Original file: proto/rostra/experts/v1/experts.proto

import type { AskedQuestion as _rostra_experts_v1_AskedQuestion, AskedQuestion__Output as _rostra_experts_v1_AskedQuestion__Output } from '../../../rostra/experts/v1/AskedQuestion.ts';

export interface ListQuestionsResponse {
  'questions'?: (_rostra_experts_v1_AskedQuestion)[];
}

export interface ListQuestionsResponse__Output {
  'questions': (_rostra_experts_v1_AskedQuestion__Output)[];
}
