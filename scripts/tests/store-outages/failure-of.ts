/** Runs a command that must fail, and returns its error and how many milliseconds it took. */
export async function failureOf(run: () => Promise<unknown>): Promise<{ ms: number; error: unknown }> {
  const startedAt = performance.now()
  try {
    await run()
  } catch (error) {
    return { ms: performance.now() - startedAt, error }
  }
  throw new Error('the command has not failed')
}
