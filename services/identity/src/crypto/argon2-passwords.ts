import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import type { Passwords } from '../domain/ports.ts'
import { createBoundedQueue } from './bounded-queue.ts'

/** argon2id (the library's default kind), 19 MiB, two passes: the second of OWASP's recommended settings. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing runs on libuv's four threads; one stays free, so that logins don't hold up signatures. */
const threadsMost = 3

/** Characters that look alike count as the same, however the keyboard makes them. */
const readable = (password: string) => password.normalize('NFKC')

/** Passwords by argon2id, off the event loop, as many at once as there are cores; 200 that wait are some 4 seconds on two cores. */
export async function createPasswords({ waitingMost = 200 } = {}): Promise<Passwords> {
  const queue = createBoundedQueue({ atOnce: Math.min(availableParallelism(), threadsMost), waitingMost })
  const nobodys = await hash(randomBytes(32), cost)
  return {
    hash: (password) => queue(() => hash(readable(password), cost)),
    matches: async (password, known) => {
      const same = await queue(() => verify(known ?? nobodys, readable(password)))
      return known !== undefined && same
    },
  }
}
