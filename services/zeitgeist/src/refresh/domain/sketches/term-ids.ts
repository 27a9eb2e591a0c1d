import { mix } from './hash.ts'

const empty = -1

/** Numbers terms from 0 in the order in which they are added. A lookup allocates nothing, unlike one in a Map with keys of 40 bits. */
export class TermIds {
  readonly #most: number
  readonly #mask: number
  readonly #slots: Float64Array
  readonly #ids: Uint16Array
  readonly #terms: number[] = []

  /** At most `most` terms, and 65,535. */
  constructor(most: number) {
    const slots = 2 ** Math.ceil(Math.log2(2 * most + 1))
    this.#most = most
    this.#mask = slots - 1
    this.#slots = new Float64Array(slots).fill(empty)
    this.#ids = new Uint16Array(slots)
  }

  get terms(): readonly number[] {
    return this.#terms
  }

  /** Returns the number of a term; -1 when it has none. */
  idOf(term: number): number {
    const slot = this.#slotOf(term)
    return this.#slots[slot] === empty ? -1 : (this.#ids[slot] as number)
  }

  /** Returns the number of a term, a new one when it has none; -1 when the index is full. */
  add(term: number): number {
    const slot = this.#slotOf(term)
    if (this.#slots[slot] !== empty) return this.#ids[slot] as number
    if (this.#terms.length === this.#most) return -1
    this.#slots[slot] = term
    this.#ids[slot] = this.#terms.length
    return this.#terms.push(term) - 1
  }

  #slotOf(term: number): number {
    let slot = mix(term, 3) & this.#mask
    while (this.#slots[slot] !== term && this.#slots[slot] !== empty) slot = (slot + 1) & this.#mask
    return slot
  }
}
