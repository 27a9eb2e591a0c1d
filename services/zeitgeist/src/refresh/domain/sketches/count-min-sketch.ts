import { mix } from './hash.ts'

const slots = 2 ** 23
const most = 0xffff

/**
 * An upper bound of how often each term was added, in 32 MB however many terms there are (count-min sketch with two rows).
 * At 10,000,000 terms the bound exceeds the truth by 1 on average.
 */
export class CountMinSketch {
  readonly #first = new Uint16Array(slots)
  readonly #second = new Uint16Array(slots)

  add(term: number): void {
    increment(this.#first, firstSlot(term))
    increment(this.#second, secondSlot(term))
  }

  /** Returns an upper bound; 65,535 stands for that and more. */
  bound(term: number): number {
    return Math.min(this.#first[firstSlot(term)] as number, this.#second[secondSlot(term)] as number)
  }

  /** Returns the smallest count, `least` or higher, that at most about `terms` terms reach. */
  thresholdFor(terms: number, least: number): number {
    const histogram = new Uint32Array(most + 1)
    // By index, because the iterator of a typed array is slower.
    for (let slot = 0; slot < slots; slot++) {
      const count = this.#first[slot] as number
      histogram[count] = (histogram[count] as number) + 1
    }
    let reached = 0
    for (let count = most; count >= least; count--) {
      reached += histogram[count] as number
      if (reached > terms) return count + 1
    }
    return least
  }
}

const firstSlot = (term: number): number => mix(term, 1) % slots
const secondSlot = (term: number): number => mix(term, 2) % slots

function increment(counts: Uint16Array, slot: number): void {
  const count = counts[slot] as number
  if (count < most) counts[slot] = count + 1
}
