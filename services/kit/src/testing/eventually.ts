import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The limits of the pause between attempts, in milliseconds. A pause is a fifth of the time waited so far, since failed assertions cost CPU
 * time.
 */
const pauseMs = { least: 10, most: 100 }

/** Retries `check` until it no longer throws and returns its result. Throws its last error after `timeoutMs`. */
export async function eventually<T>(check: () => Promise<T> | T, timeoutMs = 30_000): Promise<T> {
  const startedAt = performance.now()
  while (true) {
    try {
      return await check()
    } catch (error) {
      const waitedMs = performance.now() - startedAt
      if (waitedMs > timeoutMs) throw error
      await sleep(Math.min(Math.max(waitedMs / 5, pauseMs.least), pauseMs.most))
    }
  }
}
