/** A body that is JSON already. */
export class EncodedJson {
  readonly bytes: Buffer

  /** An array of what is JSON each. */
  constructor(items: readonly Buffer[]) {
    // A sign before each and one after all; an empty array has two as well.
    const size = items.reduce((sum, { length }) => sum + 1 + length, 1)
    const bytes = Buffer.allocUnsafe(Math.max(2, size))
    let at = 0
    for (const item of items) {
      bytes[at] = comma
      item.copy(bytes, at + 1)
      at += 1 + item.length
    }
    bytes[0] = open
    bytes[bytes.length - 1] = close
    this.bytes = bytes
  }
}

const [open, comma, close] = ['[', ',', ']'].map((sign) => sign.charCodeAt(0)) as [number, number, number]

export const toJson = (body: unknown): Buffer | string => (body instanceof EncodedJson ? body.bytes : JSON.stringify(body))
