// Original file: proto/rostra/experts/v1/experts.proto


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
}
