const firstBytes = 64 * 1024

/**
 * Collects at most `maxBytes` in one buffer. Copies the pieces: kept pieces of one byte each would cost an object per byte. Allocates
 * `expectedBytes` at once; the operating system provides the memory when it is written.
 */
export class GrowingBuffer {
  readonly #maxBytes: number
  #bytes: Buffer
  #length = 0

  constructor(maxBytes: number, expectedBytes = 0) {
    this.#maxBytes = maxBytes
    this.#bytes = Buffer.allocUnsafeSlow(Math.min(maxBytes, Math.max(firstBytes, expectedBytes)))
  }

  get length(): number {
    return this.#length
  }

  /** Appends a piece. Throws RangeError above `maxBytes`. */
  add(piece: Buffer): void {
    const length = this.#length + piece.length
    if (length > this.#maxBytes) throw new RangeError(`more than ${this.#maxBytes} bytes`)
    if (length > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(this.#maxBytes, Math.max(length, 2 * this.#bytes.length)))
      this.#bytes.copy(larger, 0, 0, this.#length)
      this.#bytes = larger
    }
    piece.copy(this.#bytes, this.#length)
    this.#length = length
  }

  /** Returns the collected bytes, without a copy. */
  take(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }
}
