import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Options } from '@node-rs/argon2'
import type { Log } from '@rostra/kit/log'
import type { Hashing } from '../domain/accounts/password-hashing.ts'
import type { Passwords } from '../domain/accounts/ports.ts'
import { createBoundedQueue } from './bounded-queue.ts'
import { createHashingWorkers, inlineHashing } from './hashing-workers.ts'

/** The parameters of argon2id, the library's default. `full` is 19 MiB and two passes, the second setting that OWASP recommends. */
const costs: Record<Hashing, Options> = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  light: { memoryCost: 64, timeCost: 1, parallelism: 1 },
}

interface PasswordOptions {
  hashing?: Hashing
  maxWaiting?: number
}

/** The number of workers, at most 4. One core stays free for the event loop. */
const concurrency = Math.max(1, Math.min(availableParallelism() - 1, 4))

/** Normalizes compatibility characters (NFKC), so that a password matches however a keyboard composes its characters. */
const normalize = (password: string) => password.normalize('NFKC')

export interface ClosablePasswords extends Passwords {
  close: () => Promise<void>
}

/**
 * Hashes passwords with argon2id in worker threads. At most 40 tasks per worker wait, which take one to two seconds, less than the deadline
 * of a call. A waiting task is dropped when its caller's signal aborts. A light hash needs no worker.
 */
export async function createPasswords(
  log: Log,
  { hashing = 'full', maxWaiting = 40 * concurrency }: PasswordOptions = {},
): Promise<ClosablePasswords> {
  const cost = costs[hashing]
  const queue = createBoundedQueue({ concurrency, maxWaiting })
  const workers = hashing === 'light' ? inlineHashing : createHashingWorkers(log)
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
