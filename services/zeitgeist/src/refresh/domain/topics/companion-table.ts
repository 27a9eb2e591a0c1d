/** A term that people use together with another one. */
export interface Companion {
  id: number
  /** Normalised pointwise mutual information: 0 is chance, 1 is only together. */
  strength: number
  /** The share of the uses of the companion that are together with the term. */
  share: number
}

/** The most companions of a term that are kept. */
const most = 24

/** The companions of each term by its id, in 18 bytes each: as objects, those of 20,000 terms would take 40 MB. */
export class CompanionTable {
  readonly #sizes: Uint8Array
  readonly #ids: Uint16Array
  readonly #strengths: Float64Array
  readonly #shares: Float64Array

  constructor(terms: number) {
    this.#sizes = new Uint8Array(terms)
    this.#ids = new Uint16Array(terms * most)
    this.#strengths = new Float64Array(terms * most)
    this.#shares = new Float64Array(terms * most)
  }

  /** Keeps the first 24 companions of a term. */
  set(term: number, companions: readonly Companion[]): void {
    const size = Math.min(companions.length, most)
    this.#sizes[term] = size
    for (let index = 0; index < size; index++) {
      const { id, strength, share } = companions[index] as Companion
      const place = term * most + index
      this.#ids[place] = id
      this.#strengths[place] = strength
      this.#shares[place] = share
    }
  }

  of(term: number): Companion[] {
    return Array.from({ length: this.#sizes[term] as number }, (_, index) => {
      const place = term * most + index
      return { id: this.#ids[place] as number, strength: this.#strengths[place] as number, share: this.#shares[place] as number }
    })
  }

  /** Returns the share of a companion of a term; 0 when it is none. */
  shareOf(term: number, companion: number): number {
    const start = term * most
    for (let place = start; place < start + (this.#sizes[term] as number); place++)
      if (this.#ids[place] === companion) return this.#shares[place] as number
    return 0
  }
}
