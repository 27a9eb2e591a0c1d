// Original file: proto/rostra/chat/v1/chat.proto


/**
 * The tokens of one answer, as the provider counts them, else estimated.
 */
export interface Usage {
  'inputTokens'?: (number);
  'outputTokens'?: (number);
}

/**
 * The tokens of one answer, as the provider counts them, else estimated.
 */
export interface Usage__Output {
  'inputTokens': (number);
  'outputTokens': (number);
}
