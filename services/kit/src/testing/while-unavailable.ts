import { setTimeout as sleep } from 'node:timers/promises'

const forMs = 30_000
const passing = ['TOO_SLOW', 'STORE_UNAVAILABLE', 'SERVICE_UNAVAILABLE']

/**
 * Repeats a call that is refused for the moment, as callers do: on a busy machine a few of a hundred at once wait too long for a store or a connection. An attempt
 * that was refused may have taken effect. Throws any other error, and the last refusal after 30 s.
 */
export async function whileUnavailable<T>(call: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + forMs
  while (true) {
    try {
      return await call()
    } catch (error) {
      const isPassing = passing.includes((error as { reason?: string }).reason ?? '')
      if (!isPassing || performance.now() > deadline) throw error
      await sleep(100)
    }
  }
}
