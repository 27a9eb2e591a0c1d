import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'
import { type HashingTask, runHashingTask } from './hashing-task.ts'
import type { HashingResult } from './hashing-worker.ts'

export interface HashingWorkers {
  /** Runs a task on an idle worker, or on a new one when none is idle. The caller limits the concurrency. */
  run: (task: HashingTask) => Promise<string | boolean>
  close: () => Promise<void>
}

/** Hashes in the calling thread. For light hashes, which cost less than a message to a worker. */
export const inlineHashing: HashingWorkers = { run: async (task) => runHashingTask(task), close: async () => undefined }

/** Creates a pool of worker threads that hash passwords. A worker starts when it is first needed and does not keep the process alive. */
export function createHashingWorkers(log: Log): HashingWorkers {
  const episodes = logEpisodes(log, { began: 'a password hashing worker failed', ended: 'password hashing workers run again' })
  const workers = new Set<Worker>()
  let idle: Worker[] = []

  const start = () => {
    const worker = new Worker(new URL('./hashing-worker.ts', import.meta.url))
    worker.unref()
    workers.add(worker)
    worker.on('error', episodes.failed)
    worker.once('exit', () => {
      workers.delete(worker)
      idle = idle.filter((other) => other !== worker)
    })
    return worker
  }

  return {
    run: async (task) => {
      const worker = idle.pop() ?? start()
      // Keeps the process alive until the result arrives.
      worker.ref()
      worker.postMessage(task)
      try {
        // Rejects when the worker fails. A failed worker does not become idle again.
        const [result] = (await once(worker, 'message')) as [HashingResult]
        idle.push(worker)
        episodes.recovered()
        if ('error' in result) throw new Error(result.error)
        return result.value
      } finally {
        worker.unref()
      }
    },
    close: async () => {
      await Promise.all([...workers].map((worker) => worker.terminate()))
    },
  }
}
