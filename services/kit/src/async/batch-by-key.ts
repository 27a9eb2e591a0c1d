/** Adds a job to the batch of its key. */
export type EnqueueByKey<Job> = (key: string, job: Job) => void

/**
 * Batches concurrent jobs per key: jobs that arrive while a batch of their key runs form the next one, at most `maxBatch` at a time, in
 * order of arrival. `runBatch` never runs twice at once for a key, and must not reject.
 */
export function batchByKey<Job>(maxBatch: number, runBatch: (key: string, jobs: Job[]) => Promise<void>): EnqueueByKey<Job> {
  const queues = new Map<string, Job[]>()

  const drain = async (key: string, queue: Job[]) => {
    // Wait one tick, so that jobs enqueued in the same tick share the batch.
    await Promise.resolve()
    while (queue.length > 0) await runBatch(key, queue.splice(0, maxBatch))
    queues.delete(key)
  }
  return (key, job) => {
    const queue = queues.get(key)
    if (queue) return void queue.push(job)
    const created = [job]
    queues.set(key, created)
    void drain(key, created)
  }
}
