import { type Clock, pause } from '../async/clock.ts'

/** Milliseconds between two reads. */
const pollMs = 250

/**
 * Waits until work has ended, on whatever replica, or `forMs` are over: reads it until its status is not `running`. Returns it as it was
 * read last; null when it is gone. Throws the signal's reason once it aborts.
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
