import type { Clock } from '@rostra/kit/async/clock'
import { retry } from '@rostra/kit/async/retry'

/** Milliseconds for which work is repeated while the store is away. */
const outageMs = 20_000

/** Repeats a read or write of the store while it is away, unless the edition is aborted. */
export type DespiteOutages = <T>(run: () => Promise<T>) => Promise<T>

export const despiteOutagesUntil =
  (signal: AbortSignal, clock: Clock): DespiteOutages =>
  async (run) => {
    const result = await retry(async () => (signal.aborted ? null : { value: await run() }), { forMs: outageMs, clock })
    signal.throwIfAborted()
    return (result as NonNullable<typeof result>).value
  }
