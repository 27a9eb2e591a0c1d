// Original file: proto/rostra/experts/v1/experts.proto


export interface AskedModel {
  /**
   * claude, gpt4, gemini or deepseek.
   */
  'model'?: (string);
  /**
   * The id of the model that answers: that of the settings for the name, or `offline` for the built-in one.
   */
  'modelId'?: (string);
}

export interface AskedModel__Output {
  /**
   * claude, gpt4, gemini or deepseek.
   */
  'model': (string);
  /**
   * The id of the model that answers: that of the settings for the name, or `offline` for the built-in one.
   */
  'modelId': (string);
}
