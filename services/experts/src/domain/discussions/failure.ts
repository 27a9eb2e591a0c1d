/** The messages for the member about a failed discussion. The web adds that nothing was charged. */
export const failures = {
  'too-few-answers': 'Fewer than two of your experts answered, so there was nothing to discuss. Please try again.',
  'no-conclusion': 'Your experts answered, but no conclusion could be written. Please try again.',
  'too-slow': 'Your experts took too long. Please try again.',
} as const

export type Failure = keyof typeof failures
