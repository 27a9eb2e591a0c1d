import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@rostra/kit/log'

const againAfterMs = 10_000

/**
 * Runs an upgrade until it has ended, again when it fails. `begun` resolves when it has ended or `patienceMs` are over: it then goes on in
 * the background. `stop` ends it after the step at hand.
 */
export function startUpgrade(
  upgrade: (signal: AbortSignal) => Promise<number>,
  log: Log,
  patienceMs: number,
): { begun: Promise<unknown>; stop: () => Promise<void> } {
  const stopped = new AbortController()
  const { signal } = stopped
  const run = async () => {
    while (!signal.aborted) {
      try {
        const upgraded = await upgrade(signal)
        if (upgraded > 0) log.info({ upgraded }, 'personas of an earlier version were brought up to date')
        return
      } catch (err) {
        log.error({ err }, 'personas of an earlier version could not be brought up to date, it will be tried again')
        await sleep(againAfterMs, undefined, { signal }).catch(() => undefined)
      }
    }
  }
  const running = run()
  const patience = new AbortController()
  const patient = sleep(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined)
  return {
    begun: Promise.race([running, patient]).finally(() => patience.abort()),
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}
