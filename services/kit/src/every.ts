/** Runs `work` every so often, one after the other; what it throws goes to `failed`. Gives what ends it, after the work at hand. */
export function every(ms: number, work: () => Promise<unknown>, failed: (error: unknown) => void): () => Promise<void> {
  let working: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    working = working.then(work).catch(failed)
  }, ms)
  return async () => {
    clearInterval(timer)
    await working
  }
}
