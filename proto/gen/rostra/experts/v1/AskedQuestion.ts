// Original file: proto/rostra/experts/v1/experts.proto

import type { ModelAnswers as _rostra_experts_v1_ModelAnswers, ModelAnswers__Output as _rostra_experts_v1_ModelAnswers__Output } from '../../../rostra/experts/v1/ModelAnswers.ts';
import type { ModelsVariant as _rostra_experts_v1_ModelsVariant, ModelsVariant__Output as _rostra_experts_v1_ModelsVariant__Output } from '../../../rostra/experts/v1/ModelsVariant.ts';
import type { AskedQuestion as _rostra_experts_v1_AskedQuestion, AskedQuestion__Output as _rostra_experts_v1_AskedQuestion__Output } from '../../../rostra/experts/v1/AskedQuestion.ts';

export interface AskedQuestion {
  'question'?: (string);
  /**
   * Empty answers without a failure: it did not end.
   */
  'answers'?: (_rostra_experts_v1_ModelAnswers | null);
  /**
   * RFC 3339, UTC.
   */
  'askedAt'?: (string);
  'turnCount'?: (number);
  'variant'?: (_rostra_experts_v1_ModelsVariant);
  /**
   * Absent for a follow-up.
   */
  'followUp'?: (_rostra_experts_v1_AskedQuestion | null);
  /**
   * When it was shared: RFC 3339, UTC. Empty without a link, and for a follow-up.
   */
  'sharedAt'?: (string);
  /**
   * True while its models answer, and when their replica has died.
   */
  'isPending'?: (boolean);
}

export interface AskedQuestion__Output {
  'question': (string);
  /**
   * Empty answers without a failure: it did not end.
   */
  'answers': (_rostra_experts_v1_ModelAnswers__Output | null);
  /**
   * RFC 3339, UTC.
   */
  'askedAt': (string);
  'turnCount': (number);
  'variant': (_rostra_experts_v1_ModelsVariant__Output);
  /**
   * Absent for a follow-up.
   */
  'followUp': (_rostra_experts_v1_AskedQuestion__Output | null);
  /**
   * When it was shared: RFC 3339, UTC. Empty without a link, and for a follow-up.
   */
  'sharedAt': (string);
  /**
   * True while its models answer, and when their replica has died.
   */
  'isPending': (boolean);
}
