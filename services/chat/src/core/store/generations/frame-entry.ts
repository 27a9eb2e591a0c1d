import { answerEnds, endStatuses } from '../../domain/exchanges/answer-end.ts'
import type { AnswerState } from '../../domain/generations/answer-state.ts'
import type { EndFrame, Frame } from '../../domain/generations/frame.ts'

/**
 * An entry of a Redis stream. Its one field is `c` for a chunk, `e` for the end, `o` for a new owner, `s`
 * for a state. Its id is the frame's seq plus 2^32 for each takeover before it; a new owner has seq 0. A
 * state has the id of the frame before it, with a second number above
 * 0. Redis refuses an id that is not above the stream's last, and so all entries of former owners.
 */
export type StreamEntry = [id: string, fields: string[]]

const idsPerOwner = 2 ** 32

export const entryId = (takeovers: number, seq: number) => `${takeovers * idsPerOwner + seq}-0`

/** Returns the id of a state after the frame with this seq. `number` grows with each. */
export const stateEntryId = (takeovers: number, seq: number, number: number) => `${takeovers * idsPerOwner + seq}-${number}`

/** Returns the number of takeovers in the id of the last entry. */
export const takeoversOf = (entries: readonly StreamEntry[]) => Math.floor(Number.parseInt(entries.at(-1)?.[0] ?? '0', 10) / idsPerOwner)

/** Returns the fields of a frame's entry. An end is stored without its text, which is that of the chunks before it. */
export function fieldsOf(frame: Frame): string[] {
  if (frame.kind === 'chunk') return ['c', frame.content]
  const { kind: _kind, seq: _seq, answer: _answer, ...end } = frame
  return ['e', JSON.stringify(end)]
}

export const fieldsOfState = (state: AnswerState): string[] => ['s', JSON.stringify(state)]

/** Returns the state of an entry; undefined for any other entry. */
export const stateOf = ([, [field, value = '']]: StreamEntry): AnswerState | undefined => (field === 's' ? JSON.parse(value) : undefined)

/** Returns the fields of the entry that fences former owners. */
export const fieldsOfOwner = (owner: string): string[] => ['o', owner]

/**
 * Parses the frame of an entry; undefined for the entry of a new owner or a state. `text` is the text of the chunks
 * before it. Throws for a field or status that this version does not know.
 */
export function frameOf([id, [field, value = '']]: StreamEntry, text: string): Frame | undefined {
  if (field === 'o' || field === 's') return undefined
  const seq = Number.parseInt(id, 10) % idsPerOwner
  if (field === 'c') return { kind: 'chunk', seq, content: value }
  if (field !== 'e') throw new Error(`unknown field of a frame: ${field}`)
  const end = JSON.parse(value) as Omit<EndFrame, 'kind' | 'seq' | 'answer'>
  if (!endStatuses.includes(end.status)) throw new Error(`unknown status of an end frame: ${end.status}`)
  if (!answerEnds.includes(end.end)) throw new Error(`unknown end of an end frame: ${end.end}`)
  return { ...end, kind: 'end', seq, answer: text }
}
