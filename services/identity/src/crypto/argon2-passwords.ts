import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Options } from '@node-rs/argon2'
import type { Passwords } from '../domain/ports.ts'
import { createBoundedQueue } from './bounded-queue.ts'
import { createHashingThreads } from './hashing-threads.ts'

/** argon2id (the library's default kind), 19 MiB, two passes: the second of OWASP's recommended settings. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const atOnce = Math.max(1, Math.min(availableParallelism() - 1, 4))

/** Characters that look alike count as the same, however the keyboard makes them. */
const readable = (password: string) => password.normalize('NFKC')

export interface ClosablePasswords extends Passwords {
  close: () => Promise<void>
}

/**
 * Passwords by argon2id, in threads of their own, with one core left free. 40 that wait for a core are one to two seconds,
 * well within a call's deadline.
 */
export async function createPasswords({ waitingMost = 40 * atOnce } = {}): Promise<ClosablePasswords> {
  const queue = createBoundedQueue({ atOnce, waitingMost })
  const threads = createHashingThreads()
  const hash = (password: string) => queue(() => threads.run({ password, cost })) as Promise<string>
  const nobodys = await hash(randomBytes(32).toString('base64'))
  return {
    hash: (password) => hash(readable(password)),
    matches: async (password, known) => {
      const same = await queue(() => threads.run({ password: readable(password), hash: known ?? nobodys }))
      return known !== undefined && same === true
    },
    close: threads.close,
  }
}
