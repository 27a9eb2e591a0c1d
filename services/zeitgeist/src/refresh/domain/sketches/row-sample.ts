/** A sample of rows, one array for each field: an object for each row would take three times as much memory. */
export interface SampledRows {
  size: number
  /** The person of each row. */
  persons: Float64Array
  /** The ids of the terms of all rows, one row after the other. */
  terms: Uint16Array
  /** The index in `terms` at which each row begins. The last element is the number of terms. */
  starts: Uint32Array
}

/** The most terms of a row that are kept. A conversation with more is no evidence that its terms belong together. */
const termsOfRow = 256

/**
 * Keeps the rows with the smallest hashes, at most `limit`, in fixed memory. The result does not depend on the order in which rows are
 * added.
 */
export class RowSample {
  readonly #limit: number
  readonly #hashes: Float64Array
  readonly #persons: Float64Array
  readonly #ends: Uint32Array
  #terms = new Uint16Array(1024)
  #rows = 0
  #largest = Number.POSITIVE_INFINITY

  constructor(limit: number) {
    this.#limit = limit
    this.#hashes = new Float64Array(2 * limit)
    this.#persons = new Float64Array(2 * limit)
    this.#ends = new Uint32Array(2 * limit)
  }

  add(hash: number, person: number, terms: readonly number[]): void {
    if (hash > this.#largest) return
    if (this.#rows === this.#hashes.length) this.#shrink()
    const start = this.#startOf(this.#rows)
    const length = Math.min(terms.length, termsOfRow)
    this.#reserve(start + length)
    for (let index = 0; index < length; index++) this.#terms[start + index] = terms[index] as number
    this.#hashes[this.#rows] = hash
    this.#persons[this.#rows] = person
    this.#ends[this.#rows++] = start + length
  }

  /** Returns a copy of the kept rows, by ascending hash. */
  rows(): SampledRows {
    this.#shrink()
    const order = Uint32Array.from({ length: this.#rows }, (_, row) => row).sort(
      (a, b) => (this.#hashes[a] as number) - (this.#hashes[b] as number),
    )
    const rows = {
      size: this.#rows,
      persons: new Float64Array(this.#rows),
      terms: new Uint16Array(this.#startOf(this.#rows)),
      starts: new Uint32Array(this.#rows + 1),
    }
    let end = 0
    for (const [place, row] of order.entries()) {
      const terms = this.#terms.subarray(this.#startOf(row), this.#ends[row])
      rows.persons[place] = this.#persons[row] as number
      rows.terms.set(terms, end)
      end += terms.length
      rows.starts[place + 1] = end
    }
    return rows
  }

  /** Drops all but the `limit` rows with the smallest hashes. */
  #shrink(): void {
    if (this.#rows <= this.#limit) return
    this.#largest = this.#hashes.slice(0, this.#rows).sort()[this.#limit - 1] as number
    let kept = 0
    let end = 0
    for (let row = 0, start = 0; row < this.#rows; row++) {
      const rowEnd = this.#ends[row] as number
      if ((this.#hashes[row] as number) <= this.#largest) {
        this.#terms.copyWithin(end, start, rowEnd)
        end += rowEnd - start
        this.#hashes[kept] = this.#hashes[row] as number
        this.#persons[kept] = this.#persons[row] as number
        this.#ends[kept++] = end
      }
      start = rowEnd
    }
    this.#rows = kept
  }

  #startOf(row: number): number {
    return row === 0 ? 0 : (this.#ends[row - 1] as number)
  }

  #reserve(length: number): void {
    if (length <= this.#terms.length) return
    const larger = new Uint16Array(Math.max(length, this.#terms.length * 2))
    larger.set(this.#terms)
    this.#terms = larger
  }
}
