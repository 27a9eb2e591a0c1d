import { randomBytes } from 'node:crypto'
import type { Day, MessageTerms } from '../../domain/activity/activity.ts'

const dayMs = 86_400_000
const exchangeBytes = 12
const timeBytes = 4
const countBytes = 1
const termBytes = 5
const runBytes = 4
const timeAt = exchangeBytes
const countAt = exchangeBytes + timeBytes
const termsAt = countAt + countBytes

/** Packs a message: its exchange, milliseconds of the day, the number of terms, terms of 5 bytes, runs of 4. Takes at most 255 terms. */
export function packMessage({ exchangeId, at, terms, runs }: MessageTerms): Buffer {
  const packed = Buffer.alloc(termsAt + terms.length * termBytes + runs.length * runBytes)
  packed.write(exchangeId, 'hex')
  packed.writeUInt32BE(at.getTime() % dayMs, timeAt)
  let place = packed.writeUInt8(terms.length, countAt)
  for (const term of terms) place = packed.writeUIntBE(term, place, termBytes)
  for (const run of runs) place = packed.writeUInt32BE(run, place)
  return packed
}

/** Returns a packed message whose exchange is random. */
export const unlinkedMessage = (packed: Buffer): Buffer => Buffer.concat([randomBytes(exchangeBytes), packed.subarray(exchangeBytes)])

/**
 * Returns the messages of a row. When another version of the service has stored an exchange again, returns the later of its two messages.
 */
export function unpackMessages(day: Day, packed: readonly Buffer[]): MessageTerms[] {
  const messages = packed.map((message) => new PackedMessage(day, message))
  if (messages.length === 1) return messages
  const ids = new Set(messages.map(({ exchangeId }) => exchangeId))
  if (ids.size === messages.length) return messages
  return [...new Map(messages.map((message) => [message.exchangeId, message])).values()]
}

/**
 * A message whose fields are unpacked when they are read. Most readers need few of them, and arrays that live as long as a page of rows are
 * garbage that V8 collects late.
 */
class PackedMessage implements MessageTerms {
  readonly #day: Day
  readonly #packed: Buffer

  constructor(day: Day, packed: Buffer) {
    this.#day = day
    this.#packed = packed
  }

  get exchangeId(): string {
    return this.#packed.toString('hex', 0, exchangeBytes)
  }

  get at(): Date {
    return new Date(this.#day * dayMs + this.#packed.readUInt32BE(timeAt))
  }

  get terms(): number[] {
    const terms: number[] = []
    for (let place = termsAt; place < this.#runsAt; place += termBytes) terms.push(this.#packed.readUIntBE(place, termBytes))
    return terms
  }

  get runs(): number[] {
    const runs: number[] = []
    for (let place = this.#runsAt; place < this.#packed.length; place += runBytes) runs.push(this.#packed.readUInt32BE(place))
    return runs
  }

  get #runsAt(): number {
    return termsAt + this.#packed.readUInt8(countAt) * termBytes
  }
}
