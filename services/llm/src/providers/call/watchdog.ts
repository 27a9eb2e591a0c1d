import type { Clock } from '@rostra/kit/async/clock'

/**
 * Calls `onExpire` once no progress was reported for a time limit. A report only stores the time, which is cheap enough for every token.
 * The timer compares and restarts if necessary.
 */
export class Watchdog {
  readonly #timers: Clock
  readonly #onExpire: () => void
  #limitMs = 0
  #reportedAt = 0
  #cancel: (() => void) | undefined

  constructor(timers: Clock, onExpire: () => void) {
    this.#timers = timers
    this.#onExpire = onExpire
  }

  /** Restarts with a new limit. */
  watch(limitMs: number): void {
    this.stop()
    this.#limitMs = limitMs
    this.report()
    this.#sleep(limitMs)
  }

  report(): void {
    this.#reportedAt = this.#timers.now()
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }

  #sleep(ms: number): void {
    this.#cancel = this.#timers.after(ms, () => {
      const left = this.#reportedAt + this.#limitMs - this.#timers.now()
      if (left > 0) this.#sleep(left)
      else this.#onExpire()
    })
  }
}
