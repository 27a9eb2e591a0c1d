import { endStatuses } from '../../domain/exchanges/exchange.ts'
import type { EndFrame, Frame } from '../../domain/generations/frame.ts'

/** An entry of a Redis stream. Its id is the frame's seq; its one field is `c` for a chunk, `e` for the end. */
export type StreamEntry = [id: string, fields: string[]]

export const entryId = (seq: number) => `${seq}-0`

/** Returns the fields of a frame's entry. An end has no text: its text is that of the chunks before it. */
export function fieldsOf(frame: Frame): string[] {
  if (frame.kind === 'chunk') return ['c', frame.content]
  return ['e', JSON.stringify({ status: frame.status, failure: frame.failure })]
}

/** Returns the frame of an entry; `text` is the text of the entries before it. Throws for a field or status that this version does not know. */
export function frameOf([id, [field, value = '']]: StreamEntry, text: string): Frame {
  const seq = Number.parseInt(id, 10)
  if (field === 'c') return { kind: 'chunk', seq, content: value }
  if (field !== 'e') throw new Error(`unknown field of a frame: ${field}`)
  const { status, failure } = JSON.parse(value) as Pick<EndFrame, 'status' | 'failure'>
  if (!endStatuses.includes(status)) throw new Error(`unknown status of an end frame: ${status}`)
  return { kind: 'end', seq, status, failure, answer: text }
}
