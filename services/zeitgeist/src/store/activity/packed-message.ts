import type { Day, MessageTerms } from '../../domain/activity/activity.ts'

const dayMs = 86_400_000
const [exchangeBytes, timeBytes, countBytes, termBytes, runBytes] = [12, 4, 1, 5, 4]
const [timeAt, countAt] = [exchangeBytes, exchangeBytes + timeBytes]
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

/**
 * Unpacks the messages of a row. Of two with one exchange, which a changed version of the service stored anew, it returns the later one.
 */
export function unpackMessages(day: Day, packed: readonly Buffer[]): MessageTerms[] {
  const messages = packed.map((message) => unpackMessage(day, message))
  const ids = new Set(messages.map(({ exchangeId }) => exchangeId))
  if (ids.size === messages.length) return messages
  return [...new Map(messages.map((message) => [message.exchangeId, message])).values()]
}

function unpackMessage(day: Day, packed: Buffer): MessageTerms {
  const count = packed.readUInt8(countAt)
  const terms = new Array<number>(count)
  let place = termsAt
  for (let index = 0; index < count; index++, place += termBytes) terms[index] = packed.readUIntBE(place, termBytes)
  const runs = new Array<number>((packed.length - place) / runBytes)
  for (let index = 0; index < runs.length; index++, place += runBytes) runs[index] = packed.readUInt32BE(place)
  const at = new Date(day * dayMs + packed.readUInt32BE(timeAt))
  return { exchangeId: packed.toString('hex', 0, exchangeBytes), at, terms, runs }
}
