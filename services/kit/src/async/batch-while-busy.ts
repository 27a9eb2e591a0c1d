export interface BatchBounds<Job> {
  /** Batches that run at once. */
  concurrency: number
  /** The most that the jobs of a batch weigh together. A job that weighs more is a batch of its own. */
  maxWeight: number
  /** 1 by default, so that `maxWeight` is a number of jobs. */
  weightOf?: (job: Job) => number
}

/**
 * Batches concurrent jobs, as a database does with a group commit: a job runs at once while fewer than `concurrency` batches run, together with the
 * others of its tick; jobs that arrive later wait for the end of a batch and form the next one, in order of arrival. An idle process waits for
 * nothing. `runBatch` must not reject.
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
