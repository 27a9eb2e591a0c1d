/** An error that the person at the console can fix. It is printed as one sentence, without its stack. */
export class ExpectedError extends Error {
  override name = 'ExpectedError'
}

/** A tool that no registry delivers at the moment. Callers skip what needs it and count it as skipped. */
export class ToolUnavailable extends ExpectedError {}

/**
 * Resolves to the result of `work`, or prints the reason and resolves to undefined when `work` needs a tool that is unavailable. With the
 * setting CI it rejects instead: a run that counts must not leave out a suite.
 */
export function ifAvailable<T>(work: Promise<T>, { CI } = process.env): Promise<T | undefined> {
  return work.catch((error: Error) => {
    if (CI || !(error instanceof ToolUnavailable)) throw error
    process.stderr.write(`${error.message}\n`)
    return undefined
  })
}
