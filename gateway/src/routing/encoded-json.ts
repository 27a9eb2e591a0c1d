const [open, comma, close] = ['[', ',', ']'].map((character) => character.charCodeAt(0)) as [number, number, number]

/** A response body that is already encoded as JSON. */
export class EncodedJson {
  readonly bytes: Buffer

  /** Joins encoded JSON values to a JSON array. */
  constructor(items: readonly Buffer[]) {
    // One byte before each item and one after the last; an empty array needs two as well.
    const size = items.reduce((sum, { length }) => sum + 1 + length, 1)
    const bytes = Buffer.allocUnsafe(Math.max(2, size))
    let offset = 0
    for (const item of items) {
      bytes[offset] = comma
      item.copy(bytes, offset + 1)
      offset += 1 + item.length
    }
    bytes[0] = open
    bytes[bytes.length - 1] = close
    this.bytes = bytes
  }
}

export const toJson = (body: unknown): Buffer | string => (body instanceof EncodedJson ? body.bytes : JSON.stringify(body))
