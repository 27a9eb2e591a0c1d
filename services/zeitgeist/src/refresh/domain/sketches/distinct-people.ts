import { mix } from './hash.ts'

/**
 * Counts distinct people in fixed memory: it keeps the smallest hashes of their numbers, at most `limit` (bottom-k sketch).
 * The result does not depend on the order in which people are added.
 */
export class DistinctPeople {
  readonly #limit: number
  #smallest = new Uint32Array(4)
  #size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  add(person: number): void {
    const value = mix(person)
    const at = this.#placeOf(value)
    if (at === this.#limit || (at < this.#size && this.#smallest[at] === value)) return
    if (this.#size < this.#limit) this.#grow()
    this.#smallest.copyWithin(at + 1, at, this.#size - 1)
    this.#smallest[at] = value
  }

  /** Returns the number of people: exact below the limit, else an estimate. */
  count(): number {
    return this.#size < this.#limit ? this.#size : estimatePeople(this.#limit, this.#smallest[this.#limit - 1] as number)
  }

  #placeOf(value: number): number {
    let low = 0
    let high = this.#size
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#smallest[middle] as number) < value) low = middle + 1
      else high = middle
    }
    return low
  }

  #grow(): void {
    if (this.#size === this.#smallest.length) {
      const larger = new Uint32Array(Math.min(this.#limit, this.#size * 2))
      larger.set(this.#smallest)
      this.#smallest = larger
    }
    this.#size++
  }
}

/** Estimates how many people there are when the `kept` smallest mixed numbers end at `largest`. The standard error is 1 / √kept. */
export function estimatePeople(kept: number, largest: number): number {
  return Math.max(kept, Math.floor(((kept - 1) * 0x1_0000_0000) / (largest + 1)))
}
