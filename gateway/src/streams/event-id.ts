import { DomainError } from '@rostra/kit/errors'

/** A place in a generation: everything up to `seq` was seen. */
export interface EventId {
  generationId: string
  seq: number
}

const shape = /^([\w-]{1,100}):(\d{1,10})$/
const largest = 0xffff_ffff

/** Reads a Last-Event-ID; undefined when there is none. Throws VALIDATION for what isn't one of ours. */
export function readEventId(header: string | undefined): EventId | undefined {
  if (!header) return undefined
  const [, generationId, digits] = shape.exec(header) ?? []
  const seq = Number(digits)
  if (!generationId || seq > largest) {
    const fields = { 'Last-Event-ID': 'must be <generation id>:<seq>' }
    throw new DomainError('invalid', 'VALIDATION', 'Last-Event-ID must be <generation id>:<seq>', { fields })
  }
  return { generationId, seq }
}
