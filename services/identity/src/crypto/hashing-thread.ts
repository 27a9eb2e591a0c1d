import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { HashingDone, HashingWork } from './hashing-threads.ts'

/*
 * A thread that hashes passwords, one at a time. On Linux it has the lowest priority, so that whatever else the machine has to do goes first:
 * a flood of logins slows logins down and nothing else.
 */
try {
  const threadId = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  setPriority(threadId, constants.priority.PRIORITY_LOW)
} catch {
  // Elsewhere a thread has its process's priority.
}

parentPort?.on('message', (work: HashingWork) => parentPort?.postMessage(done(work)))

function done(work: HashingWork): HashingDone {
  try {
    return { value: 'cost' in work ? hashSync(work.password, work.cost) : verifySync(work.hash, work.password) }
  } catch (error) {
    return { error: String(error) }
  }
}
