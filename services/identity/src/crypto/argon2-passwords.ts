import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import type { Passwords } from '../domain/ports.ts'
import { createBoundedQueue } from './bounded-queue.ts'

/** argon2id (the library's default kind), 19 MiB, two passes: the second of OWASP's recommended settings. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing runs on libuv's four threads; one stays free, so that logins don't hold up signatures. One core stays free for all else. */
const atOnce = Math.max(1, Math.min(availableParallelism() - 1, 3))

/** Characters that look alike count as the same, however the keyboard makes them. */
const readable = (password: string) => password.normalize('NFKC')

/** Passwords by argon2id, off the event loop; 40 that wait for one core are a second to two, well within a call's deadline. */
export async function createPasswords({ waitingMost = 40 * atOnce } = {}): Promise<Passwords> {
  const queue = createBoundedQueue({ atOnce, waitingMost })
  const nobodys = await hash(randomBytes(32), cost)
  return {
    hash: (password) => queue(() => hash(readable(password), cost)),
    matches: async (password, known) => {
      const same = await queue(() => verify(known ?? nobodys, readable(password)))
      return known !== undefined && same
    },
  }
}
