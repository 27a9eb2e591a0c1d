import type { FreeWorker } from '@rostra/platform/free-use/free-work'

/** The keys of a count: a person, and the networks around the client's address. */
export type Counted = Pick<FreeWorker, 'person' | 'clientAddress'>

/** The limit on trials, which cost no credits: 60 a day per account and 200 a day per network. */
export interface TrialQuota {
  /** Counts one trial. Throws RATE_LIMITED, with the seconds until the next one is allowed. */
  use: (counted: Counted) => Promise<void>
}

/**
 * The limit on sends without an answer, which cost no credits: 10 an hour per person and 30 an hour per network. A persona with 100 empty
 * answers in a day pauses for an hour.
 */
export interface UnansweredSends {
  /** Throws TOO_MANY_UNANSWERED, with the seconds until the next send is allowed, also for a persona that pauses. Counts nothing. */
  refuseTooMany: (counted: Counted, personaId: string) => Promise<void>
  /** Counts one such send. */
  count: (counted: Counted) => Promise<void>
  /** Counts an answer of a persona of which nothing could be shown. Returns whether the persona begins to pause. */
  countEmpty: (personaId: string) => Promise<boolean>
}
