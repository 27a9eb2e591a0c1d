import { DomainError } from '@rostra/kit/errors'

export interface ConcurrencyLimit {
  /** Runs `work` and resolves with its result. Throws OVERLOADED with Retry-After 1 s while `max` works run. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/**
 * Creates a limit of `max` works at the same time. `message` is the text of the refusal. A request is counted after its body was read and
 * checked, and no longer once its response is sent to the client, so that slow clients do not count. A limit for uploads counts from the
 * first byte of the body, whose time is limited instead.
 */
export function createConcurrencyLimit(max: number, message: string): ConcurrencyLimit {
  let inProgress = 0
  return {
    run: async (work) => {
      if (inProgress >= max) throw new DomainError('unavailable', 'OVERLOADED', message, { retryAfter: 1 })
      inProgress++
      try {
        return await work()
      } finally {
        inProgress--
      }
    },
  }
}
