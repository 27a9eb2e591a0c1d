export interface BatchBounds<Job> {
  /** The most concurrent batches. */
  concurrency: number
  /** The largest total weight of a batch. A heavier job is a batch of its own. */
  maxWeight: number
  /** Returns the weight of a job. Default: 1, so that `maxWeight` is a number of jobs. */
  weightOf?: (job: Job) => number
}

/**
 * Batches concurrent jobs, like the group commit of a database. A job starts at once, with the other jobs of its tick, while fewer than
 * `concurrency` batches run. Later jobs form the next batch, in order of arrival, which starts when a batch ends. `runBatch` must not
 * reject.
 */
export function batchWhileBusy<Job>(
  { concurrency, maxWeight, weightOf = () => 1 }: BatchBounds<Job>,
  runBatch: (jobs: Job[]) => Promise<void>,
): (job: Job) => void {
  const waiting: Job[] = []
  let running = 0
  let isScheduled = false

  const take = () => {
    if (waiting.length === 1) return waiting.splice(0)
    let count = 0
    let weight = 0
    for (const job of waiting) {
      weight += weightOf(job)
      if (count > 0 && weight > maxWeight) break
      count++
    }
    return waiting.splice(0, count)
  }
  const start = () => {
    isScheduled = false
    while (running < concurrency && waiting.length > 0) {
      running++
      void runBatch(take()).then(() => {
        running--
        start()
      })
    }
  }
  return (job) => {
    waiting.push(job)
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(start)
  }
}
