/** The messages for the member about a failed discussion. */
export const failures = {
  'too-few-answers': 'Fewer than two of your experts answered, so there was nothing to discuss. Nothing was charged. Please try again.',
  'no-conclusion': 'Your experts answered, but no conclusion could be written. Nothing was charged. Please try again.',
  'too-slow': 'Your experts took too long. Nothing was charged. Please try again.',
} as const

export type Failure = keyof typeof failures
