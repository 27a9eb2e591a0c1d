/** A body that is JSON already. */
export class EncodedJson {
  readonly bytes: Buffer

  /** An array of what is JSON each. */
  constructor(items: readonly Buffer[]) {
    this.bytes = Buffer.concat([open, ...items.flatMap((item, at) => (at === 0 ? [item] : [comma, item])), close])
  }
}

const [open, comma, close] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer]

export const toJson = (body: unknown): Buffer | string => (body instanceof EncodedJson ? body.bytes : JSON.stringify(body))
