import type { GenerationEvent__Output } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import { messageStatus } from '../json/message.ts'

/** The bytes of one piece of the answer. Only the text itself goes through JSON. */
export const chunkFrame = (idPrefix: string, seq: number, content: string): string =>
  `${idPrefix}${seq}\ndata: {"content":${JSON.stringify(content)}}\n\n`

/** The last frame of a stream; undefined for an event that isn't the last. */
export function lastFrame(idPrefix: string, { done, failure }: GenerationEvent__Output): string | undefined {
  if (done) {
    const { fullResponse, userMessageId, botMessageId } = done
    const data = { done: true, fullResponse, userMessageId, botMessageId, status: messageStatus(done.status) }
    return `${idPrefix}${done.seq}\ndata: ${JSON.stringify(data)}\n\n`
  }
  if (failure) return `${idPrefix}${failure.seq}\ndata: ${JSON.stringify({ error: failure.error, reason: failure.reason })}\n\n`
  return undefined
}

/** The last frame of a stream that broke off and can't be carried on. */
export const lostFrame = (idPrefix: string, seq: number): string =>
  `${idPrefix}${seq}\ndata: ${JSON.stringify({ error: 'The connection was lost', reason: 'CONNECTION_LOST' })}\n\n`

export const pingFrame = ': ping\n\n'
