import { readlinkSync } from 'node:fs'
import { constants } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { lowerPriority } from '@rostra/kit/app/lower-priority'
import { type HashingTask, runHashingTask } from './hashing-task.ts'

export type HashingResult = { value: string | boolean } | { error: string }

/*
 * Hashes passwords in a worker thread, one at a time. On Linux the thread has the lowest CPU priority, so that a flood of logins slows down
 * only logins.
 */
try {
  const threadId = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  lowerPriority(constants.priority.PRIORITY_LOW, threadId)
} catch {
  // Ignored: other systems have no priority per thread.
}

parentPort?.on('message', (task: HashingTask) => parentPort?.postMessage(run(task)))

function run(task: HashingTask): HashingResult {
  try {
    return { value: runHashingTask(task) }
  } catch (error) {
    return { error: String(error) }
  }
}
