import { DomainError } from '@rostra/kit/errors'

/** A position in a generation: the client has all frames up to `seq`. */
export interface EventId {
  generationId: string
  seq: number
}

const pattern = /^([\w-]{1,100}):(\d{1,10})$/
const maxSeq = 0xffff_ffff

/** Parses a Last-Event-ID; returns undefined without the header. Throws VALIDATION for any other format. */
export function readEventId(header: string | undefined): EventId | undefined {
  if (!header) return undefined
  const [, generationId, digits] = pattern.exec(header) ?? []
  const seq = Number(digits)
  if (!generationId || seq > maxSeq) {
    const fields = { 'Last-Event-ID': 'must be <generation id>:<seq>' }
    throw new DomainError('invalid', 'VALIDATION', 'Last-Event-ID must be <generation id>:<seq>', { fields })
  }
  return { generationId, seq }
}
