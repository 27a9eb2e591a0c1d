import type { Day, MessageTerms } from '../../domain/activity/activity.ts'

const dayMs = 86_400_000
const [timeBytes, countBytes, termBytes, runBytes] = [4, 1, 5, 4]

/** Packs a message: milliseconds of the day, the number of terms, terms of 5 bytes, runs of 4. Takes at most 255 terms. */
export function packMessage({ at, terms, runs }: MessageTerms): Buffer {
  const packed = Buffer.alloc(timeBytes + countBytes + terms.length * termBytes + runs.length * runBytes)
  let place = packed.writeUInt32BE(at.getTime() % dayMs)
  place = packed.writeUInt8(terms.length, place)
  for (const term of terms) place = packed.writeUIntBE(term, place, termBytes)
  for (const run of runs) place = packed.writeUInt32BE(run, place)
  return packed
}

export function unpackMessage(day: Day, key: string, packed: Buffer): MessageTerms {
  const count = packed.readUInt8(timeBytes)
  const termsFrom = timeBytes + countBytes
  const runsFrom = termsFrom + count * termBytes
  const terms = Array.from({ length: count }, (_, index) => packed.readUIntBE(termsFrom + index * termBytes, termBytes))
  const runs = Array.from({ length: (packed.length - runsFrom) / runBytes }, (_, index) => packed.readUInt32BE(runsFrom + index * runBytes))
  return { exchangeId: Buffer.from(key, 'base64url').toString('hex'), at: new Date(day * dayMs + packed.readUInt32BE()), terms, runs }
}

/** Returns the key of an exchange in a row: 16 characters, none of which has a meaning in a path of MongoDB. */
export const messageKey = (exchangeId: string): string => Buffer.from(exchangeId, 'hex').toString('base64url')
