import type { ModelFailure } from '@rostra/llm/failures/model-failure'

/** `complete`: the model ended the answer. `stopped`: a stop was requested. `failed`: the model failed, or the run was interrupted. */
export const endStatuses = ['complete', 'stopped', 'failed'] as const
export type EndStatus = (typeof endStatuses)[number]

/**
 * Why an answer ended. `finished`: the model was done. `length`: at the limit of its tokens; it can be continued. `filtered`: by the
 * provider's content filter. `refused`: the model declined, and the text is its refusal. An answer that ended for one of these four is
 * `complete` if it has text.
 */
export const answerEnds = ['finished', 'length', 'filtered', 'refused', 'stopped', 'failed'] as const
export type AnswerEnd = (typeof answerEnds)[number]

/** Why there is no answer, also where it is not the model's fault. */
export type Failure = ModelFailure

/** How a generation ended. `failure` is set when the status is `failed`. */
export interface Outcome {
  status: EndStatus
  end: AnswerEnd
  failure: Failure | null
}

export const stopped: Outcome = { status: 'stopped', end: 'stopped', failure: null }
export const failedWith = (failure: Failure): Outcome => ({ status: 'failed', end: 'failed', failure })

/** The failure of an answer that its replica could not complete. */
export const interrupted: Failure = { error: 'The answer was interrupted. Please send your message again.', reason: 'INTERRUPTED' }

const emptyAnswer = 'EMPTY_ANSWER'
/** What a reader is told of an answer without a word, by why the model ended it. */
const emptyBecause = {
  filtered: 'The provider’s content filter held the answer back. It costs nothing.',
  refused: 'The model declined to answer. It costs nothing.',
  other: 'The model gave an empty answer. It costs nothing; please try again.',
} as const

interface Written {
  /** Why the model ended. */
  finish: AnswerEnd
  /** The text of this generation; of a continuation only what it added. */
  answer: string
  isContinuation: boolean
}

/**
 * Returns the outcome of a generation whose model has ended its answer. Without a word it has
 * failed, unless it is a continuation that found nothing missing.
 */
export function outcomeOf({ finish, answer, isContinuation }: Written): Outcome {
  if (answer !== '' || (isContinuation && finish === 'finished')) return { status: 'complete', end: finish, failure: null }
  if (finish !== 'filtered' && finish !== 'refused') return failedWith({ error: emptyBecause.other, reason: emptyAnswer })
  return { status: 'failed', end: finish, failure: { error: emptyBecause[finish], reason: emptyAnswer } }
}
