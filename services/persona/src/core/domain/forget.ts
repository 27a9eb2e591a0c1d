import type { Batch } from '@rostra/kit/async/run-batches'

/** Milliseconds for which the rows of one persona, account or source are deleted before the next has its turn. Shorter than a claim. */
export const turnMs = 4_000

/** Removes what a part of the service stores beside personas, in batches. Each can be repeated. */
export interface Forget {
  /** Returns the batches that remove an account's id from what it did. */
  account?: (accountId: string) => Batch[]
  /** Returns the batches that delete the rows about a persona. */
  persona?: (personaId: string) => Batch[]
}
