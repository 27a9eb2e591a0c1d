import type { Clock } from '@rostra/kit/async/clock'

/**
 * Calls `onExpire` once neither progress nor a sign of life was reported for a time limit. A report only stores the time, which is cheap
 * enough for every token. The timer compares and restarts if necessary.
 */
export class Watchdog {
  readonly #timers: Clock
  readonly #onExpire: () => void
  #limitMs = 0
  #mostSignsMs = 0
  #progressAt = 0
  #reportedAt = 0
  #cancel: (() => void) | undefined

  constructor(timers: Clock, onExpire: () => void) {
    this.#timers = timers
    this.#onExpire = onExpire
  }

  /** Restarts with a new limit. Signs of life put the end off until `mostSignsMs` after the last progress. */
  watch(limitMs: number, mostSignsMs: number): void {
    this.stop()
    this.#limitMs = limitMs
    this.#mostSignsMs = mostSignsMs
    this.report()
    this.#sleep(limitMs)
  }

  report(): void {
    this.#reportedAt = this.#timers.now()
    this.#progressAt = this.#reportedAt
  }

  /** Reports that the provider lives, without progress. */
  reportSign(): void {
    const now = this.#timers.now()
    if (now - this.#progressAt < this.#mostSignsMs) this.#reportedAt = now
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
