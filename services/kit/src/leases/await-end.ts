import { type Clock, pause } from '../async/clock.ts'

/** The interval between reads, in milliseconds. */
const pollMs = 250

/**
 * Waits until work on any replica has ended, at most `forMs`: reads it until its status is not `running`. Returns the work as last read;
 * null when it was deleted. Throws the signal's reason once it aborts.
 */
export async function awaitEnd<Work extends { status: string }>(
  read: () => Promise<Work | null>,
  { forMs, signal, clock }: { forMs: number; signal: AbortSignal; clock: Clock },
): Promise<Work | null> {
  const deadline = clock.now() + forMs
  let work = await read()
  while (work?.status === 'running' && clock.now() < deadline) {
    await pause(pollMs, clock, signal)
    signal.throwIfAborted()
    work = await read()
  }
  return work
}
