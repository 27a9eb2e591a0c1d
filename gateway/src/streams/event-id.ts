import { z } from 'zod'

/** A position in a generation: the client has all frames up to `seq`. */
export interface EventId {
  generationId: string
  seq: number
}

/**
 * A number of nine digits is less than 2^32, and more than an answer has frames. Some clients send an empty header before the first event.
 */
const pattern = /^(?:[\w-]{1,100}:\d{1,9})?$/

/** The header by which a client resumes a stream. */
export const lastEventHeader = z.object({
  'Last-Event-ID': z
    .string()
    .regex(pattern, 'Last-Event-ID must be <generation id>:<seq>')
    .optional()
    .meta({ description: 'The id of the last event that the client got, `<generationId>:<seq>`' }),
})

export type LastEventHeader = z.infer<typeof lastEventHeader>

/** Returns the position of a request's last event; undefined for none. */
export function readEventId({ 'Last-Event-ID': id }: LastEventHeader): EventId | undefined {
  if (!id) return undefined
  const [generationId = '', digits] = id.split(':')
  return { generationId, seq: Number(digits) }
}
