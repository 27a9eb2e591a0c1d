import type { Clock } from '@rostra/kit/async/clock'

/** A clock that a test moves. */
export class ManualTimers implements Clock {
  #now = 0
  #due: { at: number; run: () => void }[] = []

  now(): number {
    return this.#now
  }

  after(ms: number, run: () => void): () => void {
    const entry = { at: this.#now + ms, run }
    this.#due.push(entry)
    return () => {
      this.#due = this.#due.filter((each) => each !== entry)
    }
  }

  advance(ms: number): void {
    this.#now += ms
    const due = this.#due.filter(({ at }) => at <= this.#now)
    this.#due = this.#due.filter(({ at }) => at > this.#now)
    for (const { run } of due) run()
  }
}
