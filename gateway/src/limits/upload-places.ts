import { DomainError } from '@rostra/kit/errors'
import { type Client, limitKey } from '../callers/client.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import type { BodyPace } from '../http/uploads/feed-body.ts'

/** The most files of 10 MB that a process holds in memory at the same time. Each takes up to three times its size while it is passed on. */
const maxUploads = 6
/** The most uploads of one account, so that it cannot take every place. */
const maxOfAccount = 4
/** Seconds after which a refused client may try again. */
const retryAfter = 2

export interface UploadPlaces {
  /**
   * Runs `work`, which holds a file in memory. Throws TOO_MANY_UPLOADS while 4 of the client run, and OVERLOADED while 6 of the process
   * run.
   */
  run: <Result>(client: Client, work: () => Promise<Result>) => Promise<Result>
  /** The slowest accepted upload; undefined for the default. */
  pace: BodyPace | undefined
}

/** Limits the concurrent uploads of this process, which hold files in its memory. */
export function createUploadPlaces(pace?: BodyPace): UploadPlaces {
  const all = createConcurrencyLimit(maxUploads, 'Too many files are being uploaded right now, please try again in a moment')
  const ofAccounts = new Map<string, number>()
  return {
    pace,
    run: async (client, work) => {
      const key = limitKey(client)
      const running = ofAccounts.get(key) ?? 0
      if (running >= maxOfAccount) {
        const message = `${maxOfAccount} of your files are being uploaded. Please wait until one is there.`
        throw new DomainError('exhausted', 'TOO_MANY_UPLOADS', message, { retryAfter })
      }
      ofAccounts.set(key, running + 1)
      try {
        return await all.run(work)
      } finally {
        const left = (ofAccounts.get(key) ?? 1) - 1
        if (left > 0) ofAccounts.set(key, left)
        else ofAccounts.delete(key)
      }
    },
  }
}
