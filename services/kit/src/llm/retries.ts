import { ModelError } from './model-error.ts'
import { pause, type Timers } from './timers.ts'

const MAX_RETRIES = 2
const FIRST_BACKOFF_MS = 500
/** Somebody waits in front of a screen: a provider that asks for longer than this gets no second try. */
const MAX_WAIT_MS = 10_000

/** Tries again, at most twice, as long as the error says that nothing of the answer had arrived. */
export async function withRetries<T>(timers: Timers, signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ModelError) || !error.retryable || tried === MAX_RETRIES) throw error
      const wait = error.retryAfterMs ?? FIRST_BACKOFF_MS * 2 ** tried * (1 + Math.random() / 2)
      if (wait > MAX_WAIT_MS) throw error
      await pause(timers, wait, signal).catch(() => {
        throw new ModelError('aborted', 'Aborted while waiting to try again')
      })
    }
  }
}
