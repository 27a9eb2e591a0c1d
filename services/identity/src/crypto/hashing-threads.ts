import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Options } from '@node-rs/argon2'

export type HashingWork = { password: string; cost: Options } | { password: string; hash: string }
export type HashingDone = { value: string | boolean } | { error: string }

export interface HashingThreads {
  /** Never more at once than there are threads. */
  run: (work: HashingWork) => Promise<string | boolean>
  close: () => Promise<void>
}

/** Threads of low priority that hash passwords; each is begun when it is first needed. They don't keep the process alive. */
export function createHashingThreads(): HashingThreads {
  const idle: Worker[] = []
  const all = new Set<Worker>()

  const begin = () => {
    const worker = new Worker(new URL('./hashing-thread.ts', import.meta.url))
    worker.unref()
    all.add(worker)
    worker.once('exit', () => all.delete(worker))
    return worker
  }

  return {
    run: async (work) => {
      const worker = idle.pop() ?? begin()
      // While it works it counts: a process that has nothing else to do still waits for the answer.
      worker.ref()
      worker.postMessage(work)
      try {
        // Rejects when the thread dies, which then isn't asked again.
        const [done] = (await once(worker, 'message')) as [HashingDone]
        idle.push(worker)
        if ('error' in done) throw new Error(done.error)
        return done.value
      } finally {
        worker.unref()
      }
    },
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}
