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
      const ended = new AbortController()
      const gone = once(worker, 'exit', { signal: ended.signal }).then(() => ({ error: 'the hashing thread ended' }))
      const [done] = (await Promise.race([once(worker, 'message', { signal: ended.signal }), gone.then((lost) => [lost])])) as [HashingDone]
      gone.catch(() => undefined)
      ended.abort()
      worker.unref()
      if (all.has(worker)) idle.push(worker)
      if ('error' in done) throw new Error(done.error)
      return done.value
    },
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}
