import { DomainError } from '@rostra/kit/errors'

export interface ConcurrencyLimit {
  /** Runs `work` in a slot, which is free again once it settles. Throws OVERLOADED when every slot is taken. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/**
 * Admits at most `max` works at once; `message` says what is wrong beyond. A slot is for work under way: a request takes it after its body was read and
 * checked, and does not keep it while the client reads the response, so that slow clients cannot hold slots. A slot for the memory of a body bounds the
 * time of the body instead.
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
