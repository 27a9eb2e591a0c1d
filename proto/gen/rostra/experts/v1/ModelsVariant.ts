// Original file: proto/rostra/experts/v1/experts.proto

export const ModelsVariant = {
  /**
   * The same as MODELS_VARIANT_SEQUENCE.
   */
  MODELS_VARIANT_UNSPECIFIED: 'MODELS_VARIANT_UNSPECIFIED',
  /**
   * Expert A claude, expert B gpt4, devil's advocate gemini.
   */
  MODELS_VARIANT_SEQUENCE: 'MODELS_VARIANT_SEQUENCE',
  /**
   * claude, gpt4 and deepseek; the devil's advocate is number `turn_count mod 3` of them.
   */
  MODELS_VARIANT_ROTATING: 'MODELS_VARIANT_ROTATING',
} as const;

export type ModelsVariant =
  /**
   * The same as MODELS_VARIANT_SEQUENCE.
   */
  | 'MODELS_VARIANT_UNSPECIFIED'
  | 0
  /**
   * Expert A claude, expert B gpt4, devil's advocate gemini.
   */
  | 'MODELS_VARIANT_SEQUENCE'
  | 1
  /**
   * claude, gpt4 and deepseek; the devil's advocate is number `turn_count mod 3` of them.
   */
  | 'MODELS_VARIANT_ROTATING'
  | 2

export type ModelsVariant__Output = typeof ModelsVariant[keyof typeof ModelsVariant]
