import type { ReadText } from '../../domain/sources/ports.ts'
import type { ReadOutcome } from './worker.ts'

/** `error`: of a defect, with its stack. */
export type ReadingReply = ReadOutcome | { error: string }

/** A message of the reading process: some of the passages, one segment of the index, or the rest of the reply, which is the last message. */
export type ReadingMessage = Pick<ReadText, 'passages'> | { segment: Uint8Array } | { rest: ReadingReply }

/** About 100 kB, which are decoded in less than a millisecond. */
const passagesPerMessage = 32

/** Parts a reply into messages: the process that searches would stand still while it decodes the 10 MB of a long book at once. */
export function* messagesOf(reply: ReadingReply): Generator<ReadingMessage> {
  if (!('passages' in reply)) return yield { rest: reply }
  const { passages, segments = [], ...rest } = reply
  for (let first = 0; first < passages.length; first += passagesPerMessage)
    yield { passages: passages.slice(first, first + passagesPerMessage) }
  for (const segment of segments) yield { segment }
  yield { rest: { ...rest, passages: [] } }
}

/** Returns a function that takes the messages of a reply in order, and returns the reply with the last one. */
export function joinMessages(): (message: ReadingMessage) => ReadingReply | undefined {
  const passages: ReadText['passages'][number][] = []
  const segments: Uint8Array[] = []
  return (message) => {
    if ('passages' in message) passages.push(...message.passages)
    else if ('segment' in message) segments.push(message.segment)
    else return 'passages' in message.rest ? { ...message.rest, passages, segments } : message.rest
  }
}
