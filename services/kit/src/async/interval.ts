/**
 * Runs `work` every `ms` milliseconds and passes errors to `onError`. Runs never overlap: one that is due during another starts after it,
 * further ones are skipped. Returns a stop function that waits for the current run.
 */
export function interval(ms: number, work: () => Promise<unknown>, onError: (error: unknown) => void): () => Promise<void> {
  let current: Promise<void> | undefined
  let isDue = false
  const runWhileDue = async () => {
    while (isDue) {
      isDue = false
      try {
        await work()
      } catch (error) {
        onError(error)
      }
    }
    current = undefined
  }
  const timer = setInterval(() => {
    isDue = true
    current ??= runWhileDue()
  }, ms)
  return async () => {
    clearInterval(timer)
    isDue = false
    await current
  }
}
