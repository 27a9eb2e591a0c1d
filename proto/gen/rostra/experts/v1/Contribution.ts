// Original file: proto/rostra/experts/v1/experts.proto

import type { AnswerEnd as _rostra_chat_v1_AnswerEnd, AnswerEnd__Output as _rostra_chat_v1_AnswerEnd__Output } from '../../../rostra/chat/v1/AnswerEnd.ts';

/**
 * One answer of one expert.
 */
export interface Contribution {
  'expertId'?: (string);
  /**
   * Markdown.
   */
  'content'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'at'?: (string);
  /**
   * 1: the draft. 2: the revision.
   */
  'round'?: (number);
  /**
   * Unspecified for an answer of before this field.
   */
  'end'?: (_rostra_chat_v1_AnswerEnd);
}

/**
 * One answer of one expert.
 */
export interface Contribution__Output {
  'expertId': (string);
  /**
   * Markdown.
   */
  'content': (string);
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
  /**
   * 1: the draft. 2: the revision.
   */
  'round': (number);
  /**
   * Unspecified for an answer of before this field.
   */
  'end': (_rostra_chat_v1_AnswerEnd__Output);
}
