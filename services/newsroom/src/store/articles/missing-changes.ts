/** A number whose change is not there after this time has none: its writer is gone, or the row was changed again. A write takes 10 s at most. */
const expiryMs = 60_000

/** The numbers of changes that a reader has not seen. A change may become visible after one with a greater number. */
export class MissingChanges {
  /** When each number was first missing. */
  readonly #missing = new Map<number, number>()
  #last = 0

  /** Returns the missing numbers up to the last one. `now`: in milliseconds on a clock that only moves forward. */
  upTo(last: number, now: number): number[] {
    for (let number = this.#last + 1; number <= last; number++) this.#missing.set(number, now)
    this.#last = Math.max(this.#last, last)
    for (const [number, since] of this.#missing) if (now - since > expiryMs) this.#missing.delete(number)
    return [...this.#missing.keys()]
  }

  seen(number: number): void {
    this.#missing.delete(number)
  }

  /** Begins behind the recent changes, so that those which were not visible yet are read again. */
  beginAt(number: number): void {
    this.#last = Math.max(0, number)
  }
}
