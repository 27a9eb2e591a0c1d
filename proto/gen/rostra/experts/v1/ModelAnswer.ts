// Original file: proto/rostra/experts/v1/experts.proto

import type { AnswerEnd as _rostra_chat_v1_AnswerEnd, AnswerEnd__Output as _rostra_chat_v1_AnswerEnd__Output } from '../../../rostra/chat/v1/AnswerEnd.ts';

export interface ModelAnswer {
  /**
   * claude, gpt4, gemini or deepseek.
   */
  'model'?: (string);
  /**
   * Markdown; empty when the model failed.
   */
  'content'?: (string);
  /**
   * Whether the built-in offline model answered instead.
   */
  'offline'?: (boolean);
  /**
   * Text for the reader; empty unless the model failed.
   */
  'failure'?: (string);
  /**
   * The id of the model that was asked: that of the settings for the name, or `offline`.
   */
  'modelId'?: (string);
  /**
   * Unspecified when the model failed, and for an answer of before this field.
   */
  'end'?: (_rostra_chat_v1_AnswerEnd);
}

export interface ModelAnswer__Output {
  /**
   * claude, gpt4, gemini or deepseek.
   */
  'model': (string);
  /**
   * Markdown; empty when the model failed.
   */
  'content': (string);
  /**
   * Whether the built-in offline model answered instead.
   */
  'offline': (boolean);
  /**
   * Text for the reader; empty unless the model failed.
   */
  'failure': (string);
  /**
   * The id of the model that was asked: that of the settings for the name, or `offline`.
   */
  'modelId': (string);
  /**
   * Unspecified when the model failed, and for an answer of before this field.
   */
  'end': (_rostra_chat_v1_AnswerEnd__Output);
}
