/** Bytes that grow. Numbers are varints: seven bits a byte, the lowest first, the eighth bit says that more follow. */
export class ByteWriter {
  #bytes: Uint8Array
  length = 0

  constructor(capacity = 1_024) {
    this.#bytes = new Uint8Array(capacity)
  }

  /** Writes a whole number from 0 to 2³². */
  varint(value: number): void {
    this.#reserve(5)
    let rest = value
    while (rest >= 0x80) {
      this.#bytes[this.length++] = (rest & 0x7f) | 0x80
      rest = Math.floor(rest / 0x80)
    }
    this.#bytes[this.length++] = rest
  }

  write(bytes: Uint8Array): void {
    this.#reserve(bytes.length)
    this.#bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  /** The bytes so far, without a copy. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.length)
  }

  #reserve(more: number): void {
    if (this.length + more <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(2 * this.#bytes.length, this.length + more))
    grown.set(this.bytes)
    this.#bytes = grown
  }
}
