import { leastFit } from '@rostra/llm/least-fit'
import type { Citation } from './citation.ts'

/**
 * The outcome of a search for passages. `nothing`: no passage fits, or the persona has no material. `failed`: the search failed or timed
 * out.
 */
export type RetrievalOutcome = 'found' | 'nothing' | 'failed'

/** The result of a search in a persona's material for one answer. */
export interface Retrieval {
  outcome: RetrievalOutcome
  /** Empty unless the outcome is `found`. */
  passages: readonly Citation[]
  /** Questions that the material answers, for an answer that says that nothing fits. */
  openers: readonly string[]
}

export const noRetrieval: Retrieval = { outcome: 'nothing', passages: [], openers: [] }

/** What an exchange has stored of its retrieval. */
interface Stored {
  given: readonly Citation[]
  openers: readonly string[]
  unanswered: boolean
}

/**
 * Returns the retrieval of an answer that goes on, so that its citations keep their numbers. A search that found nothing is stored as
 * `unanswered`; any other without passages has failed.
 */
export function retrievalOf({ given, openers, unanswered }: Stored, hasMaterial: boolean): Retrieval {
  if (given.length > 0) return { outcome: 'found', passages: given, openers }
  return { outcome: unanswered || !hasMaterial ? 'nothing' : 'failed', passages: [], openers }
}

/** Whether the material was searched and no passage answers the message. */
export const isUnanswered = ({ outcome, passages }: Retrieval): boolean =>
  outcome !== 'failed' && !passages.some(({ fit = 0 }) => fit >= leastFit)

/** Reports outcomes of searches for passages, for metrics and the log. */
export interface Retrievals {
  /** `seconds`: how long the search took. */
  ended: (outcome: RetrievalOutcome, seconds: number, error?: unknown) => void
}
