import { setTimeout as sleep } from 'node:timers/promises'

/** Retries `check` every 20 ms until it no longer throws and returns its result. Throws its last error after `timeoutMs`. */
export async function eventually<T>(check: () => Promise<T> | T, timeoutMs = 10_000): Promise<T> {
  const deadline = Date.now() + timeoutMs
  while (true) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(20)
    }
  }
}
