/**
 * Runs `work` every `ms` milliseconds, one run after the other, and passes errors to `onError`. Returns a stop function that waits for the
 * current run.
 */
export function interval(ms: number, work: () => Promise<unknown>, onError: (error: unknown) => void): () => Promise<void> {
  let current: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    current = current.then(work).catch(onError)
  }, ms)
  return async () => {
    clearInterval(timer)
    await current
  }
}
