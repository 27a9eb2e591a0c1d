/**
 * The reasons for which a model gave no answer. A repeat with the same request id gets the same failure; a new request id asks the model
 * again.
 */
export const modelFailures = [
  'MODEL_BUSY',
  'MODEL_REFUSED_KEY',
  'MODEL_QUOTA',
  'MODEL_UNKNOWN',
  'MODEL_FAILED',
  'MODEL_SILENT',
  'EMPTY_ANSWER',
] as const
