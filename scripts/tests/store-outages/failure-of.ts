import { timed } from '@rostra/kit/testing/running-time'

/** Runs a command that must fail. Returns its error and how many milliseconds it took in which this thread could run. */
export async function failureOf(run: () => Promise<unknown>): Promise<{ ms: number; error: unknown }> {
  const outcome = () =>
    run().then(
      () => ({ error: undefined, succeeded: true }),
      (error: unknown) => ({ error, succeeded: false }),
    )
  const { result, ms } = await timed(outcome)
  if (result.succeeded) throw new Error('the command has not failed')
  return { ms, error: result.error }
}
