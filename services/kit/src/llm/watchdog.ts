import type { Timers } from './timers.ts'

/**
 * Expires when nothing has been heard for a while. Hearing something only notes the time, so that it
 * costs next to nothing per token; the timer looks at the note when it rings and sleeps for the rest.
 */
export class Watchdog {
  readonly #timers: Timers
  readonly #onExpire: () => void
  #limitMs = 0
  #heardAt = 0
  #cancel: (() => void) | undefined

  constructor(timers: Timers, onExpire: () => void) {
    this.#timers = timers
    this.#onExpire = onExpire
  }

  watch(limitMs: number): void {
    this.stop()
    this.#limitMs = limitMs
    this.heard()
    this.#sleep(limitMs)
  }

  heard(): void {
    this.#heardAt = this.#timers.now()
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }

  #sleep(ms: number): void {
    this.#cancel = this.#timers.after(ms, () => {
      const left = this.#heardAt + this.#limitMs - this.#timers.now()
      if (left > 0) this.#sleep(left)
      else this.#onExpire()
    })
  }
}
