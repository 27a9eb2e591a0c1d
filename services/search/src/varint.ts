import { grown } from './grown.ts'

/** Bytes that grow. Numbers are varints: seven bits a byte, the lowest first; the eighth bit says that more follow. */
export class ByteWriter {
  #bytes: Uint8Array
  length = 0

  constructor(capacity = 1_024) {
    this.#bytes = new Uint8Array(capacity)
  }

  /** Writes a whole number from 0 to 2³² - 1. */
  varint(value: number): void {
    this.#reserve(5)
    let rest = value
    while (rest >= 0x80) {
      this.#bytes[this.length++] = (rest & 0x7f) | 0x80
      rest >>>= 7
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

  /** The bytes so far with the room behind them: a view of a small array would move it out of the heap. */
  get storage(): Uint8Array {
    return this.#bytes
  }

  /** Writes a varint in place of the bytes from `from` to `to`, which are as many or more. */
  replace(from: number, to: number, value: number): void {
    const end = this.length
    this.length = from
    this.varint(value)
    this.#bytes.copyWithin(this.length, to, end)
    this.length += end - to
  }

  #reserve(more: number): void {
    this.#bytes = grown(this.#bytes, this.length + more)
  }
}

/** Returns the varint at a position. The next one is `varintLength` of it further on. */
export function readVarint(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number
  if (first < 0x80) return first
  let value = first & 0x7f
  let byte = first
  for (let shift = 7; byte >= 0x80; shift += 7) {
    byte = bytes[++at] as number
    value |= (byte & 0x7f) << shift
  }
  return value >>> 0
}

/** Returns the number of bytes of a varint. */
export const varintLength = (value: number): number =>
  value < 0x80 ? 1 : value < 0x4000 ? 2 : value < 0x20_0000 ? 3 : value < 0x1000_0000 ? 4 : 5
