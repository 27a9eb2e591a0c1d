// Original file: proto/rostra/chat/v1/chat.proto


/**
 * The calls to providers that ended without an error. The tokens are those that the providers count.
 */
export interface ModelFiguresDay {
  /**
   * `YYYY-MM-DD`, UTC.
   */
  'date'?: (string);
  'calls'?: (number);
  'inputTokens'?: (number | string);
  'outputTokens'?: (number | string);
  /**
   * In millionths of a US dollar, by the setting MODEL_PRICES at the time of each call.
   */
  'costMicros'?: (number | string);
  /**
   * The calls to models without a price in it.
   */
  'unpricedCalls'?: (number);
}

/**
 * The calls to providers that ended without an error. The tokens are those that the providers count.
 */
export interface ModelFiguresDay__Output {
  /**
   * `YYYY-MM-DD`, UTC.
   */
  'date': (string);
  'calls': (number);
  'inputTokens': (number);
  'outputTokens': (number);
  /**
   * In millionths of a US dollar, by the setting MODEL_PRICES at the time of each call.
   */
  'costMicros': (number);
  /**
   * The calls to models without a price in it.
   */
  'unpricedCalls': (number);
}
