import type { Clock } from './clock.ts'

interface Event {
  at: number
  run: () => void
}

/** Simulated time, in milliseconds from 0. */
export class SimulatedTime {
  now = 0
  /** A clock on this time. */
  readonly clock: Clock = { now: () => this.now, after: (ms, work) => this.after(ms, work) }
  readonly #events: Event[] = []

  /** Runs `work` after `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, work: () => void): () => void {
    const event = this.at(this.now + ms, work)
    return () => this.cancel(event)
  }

  at(time: number, run: () => void): Event {
    const event = { at: time, run }
    const index = this.#events.findIndex(({ at }) => at > time)
    this.#events.splice(index < 0 ? this.#events.length : index, 0, event)
    return event
  }

  cancel(event: Event): void {
    const index = this.#events.indexOf(event)
    if (index >= 0) this.#events.splice(index, 1)
  }

  /** Runs all timers up to a time in order, each with its microtasks. */
  async runUntil(time: number): Promise<void> {
    await settled()
    for (let event = this.#events[0]; event && event.at <= time; event = this.#events[0]) {
      this.#events.shift()
      this.now = event.at
      event.run()
      await settled()
    }
    this.now = time
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
