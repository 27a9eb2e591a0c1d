import type { EndFrame, Frame } from '../domain/frame.ts'

export type StreamEntry = [id: string, fields: string[]]

export const entryId = (seq: number) => `${seq}-0`

/** What stands in the stream for a frame. An end leaves its text out: the pieces before it are the text. */
export function fieldsOf(frame: Frame): string[] {
  if (frame.kind === 'chunk') return ['c', frame.content]
  return ['e', JSON.stringify({ status: frame.status, failure: frame.failure })]
}

/** The frame behind an entry. `text` is what stood in the entries before it. */
export function frameOf([id, [field, value = '']]: StreamEntry, text: string): Frame {
  const seq = Number.parseInt(id, 10)
  if (field === 'c') return { kind: 'chunk', seq, content: value }
  const { status, failure } = JSON.parse(value) as Pick<EndFrame, 'status' | 'failure'>
  return { kind: 'end', seq, status, failure, reply: text }
}
