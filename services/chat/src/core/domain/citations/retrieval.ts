import type { Citation } from './citation.ts'

/** Outcomes of a search for passages. `nothing`: no passage fits, or the persona has no material. `failed`: the material could not be searched. */
export type RetrievalOutcome = 'found' | 'nothing' | 'failed'

/** What the model gets of a persona's material with a message. */
export interface Retrieval {
  outcome: RetrievalOutcome
  /** Empty unless the outcome is `found`. */
  passages: readonly Citation[]
}

export const noRetrieval: Retrieval = { outcome: 'nothing', passages: [] }

/** Reports how the searches for passages end. */
export interface Retrievals {
  /** `seconds`: how long the search took. */
  ended: (outcome: RetrievalOutcome, seconds: number, error?: unknown) => void
}
