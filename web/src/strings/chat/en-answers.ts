/** The English texts of what a model does, why its answer ended, and why it gave none. */
export const enAnswers = {
  activity: {
    thinking: (seconds: string) => `Thinking… ${seconds} s`,
    waiting: () => 'Still waiting for the model…',
  },
  /** For screen readers, once. */
  spokenActivity: { thinking: 'The model thinks', waiting: 'Still waiting for the model' },
  /** Nothing for an answer that is whole, or that its reader stopped. */
  ends: {
    finished: null,
    stopped: null,
    length: 'The answer was cut off',
    filtered: 'The provider’s content filter ended this answer',
    refused: 'The model declined to answer',
    failed: 'The answer broke off here',
  },
  goOn: 'Continue',
  slow: 'This takes longer than usual',
  stop: 'Stop',
  /** Behind the button that tries again with the same request, which is charged once. */
  noExtraCost: 'at no extra cost',
  /** What a failed attempt has cost. */
  charges: {
    member: {
      nothing: 'The failed attempt cost nothing.',
      once: 'You pay once, however often you try.',
      paid: 'This answer is paid once, also when you try again.',
      text: 'The text above was charged. You get a new answer.',
    },
    guest: {
      nothing: 'The failed attempt did not count.',
      once: 'It counts once, however often you try.',
      paid: 'This answer counts once, also when you try again.',
      text: 'The text above counts as a message. You get a new answer.',
    },
  },
  failures: {
    MODEL_BUSY: 'The model is busy right now.',
    MODEL_REFUSED_KEY: 'The model’s provider refuses our key. We have to renew it; please try again later.',
    MODEL_QUOTA: 'Our budget at the model’s provider is used up. Please try again later.',
    MODEL_UNKNOWN: 'The model’s provider does not offer this model any more. Please try again later.',
    MODEL_FAILED: 'The model failed to answer. Please try again.',
    MODEL_SILENT: 'The model took too long to answer. Please try again.',
    EMPTY_ANSWER: 'The model gave no answer.',
  },
  tryAgainIn: (seconds: string) => `Try again in ${seconds} s`,
} as const
