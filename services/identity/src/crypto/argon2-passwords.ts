import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Options } from '@node-rs/argon2'
import type { Log } from '@rostra/kit/log'
import type { Passwords } from '../domain/accounts/ports.ts'
import { createBoundedQueue } from './bounded-queue.ts'
import { createHashingWorkers } from './hashing-workers.ts'

/** argon2id (the library's default), 19 MiB, two passes: the second of the settings that OWASP recommends. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One core stays free for the event loop. */
const concurrency = Math.max(1, Math.min(availableParallelism() - 1, 4))

/** Normalizes characters that look alike, so that the keyboard's way of composing them does not matter. */
const normalize = (password: string) => password.normalize('NFKC')

export interface ClosablePasswords extends Passwords {
  close: () => Promise<void>
}

/**
 * Hashes passwords with argon2id in worker threads. 40 waiting tasks per worker take one to two seconds, less than the deadline of a call. A task that waits is dropped when its
 * caller's signal aborts.
 */
export async function createPasswords(log: Log, { maxWaiting = 40 * concurrency } = {}): Promise<ClosablePasswords> {
  const queue = createBoundedQueue({ concurrency, maxWaiting })
  const workers = createHashingWorkers(log)
  const hash = (password: string, signal?: AbortSignal) => queue(() => workers.run({ password, cost }), signal) as Promise<string>
  const unknownAccountHash = await hash(randomBytes(32).toString('base64'))
  return {
    hash: (password, signal) => hash(normalize(password), signal),
    matches: async (password, known, signal) => {
      const isSame = await queue(() => workers.run({ password: normalize(password), hash: known ?? unknownAccountHash }), signal)
      return known !== undefined && isSame === true
    },
    close: workers.close,
  }
}
