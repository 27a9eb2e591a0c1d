import type { GenerationEvent__Output } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { StreamFrame } from '@rostra/proto/http/stream-frame'
import { toCitation } from '../json/knowledge/citation.ts'
import { messageStatus } from '../json/message.ts'

/** Formats a content frame. Concatenates strings for speed: only the text needs JSON encoding. `idPrefix` is `id: <generation id>:`. */
export const contentFrame = (idPrefix: string, seq: number, content: string): string =>
  `${idPrefix}${seq}\ndata: {"content":${JSON.stringify(content)}}\n\n`

/** Formats the last frame of a stream; returns undefined for an event that isn't the last. Throws for an unknown status. */
export function lastFrame(idPrefix: string, { done, failure }: GenerationEvent__Output): string | undefined {
  if (done) {
    const { fullResponse, userMessageId, botMessageId, free, openers } = done
    return jsonFrame(idPrefix, done.seq, {
      done: true,
      fullResponse,
      userMessageId,
      botMessageId,
      status: messageStatus(done.status),
      citations: done.citations.map(toCitation),
      model: done.model || null,
      free,
      openers,
      // Chat names no message of a trial, which is not stored.
      ...(botMessageId === '' && { given: done.given.map(toCitation) }),
    })
  }
  if (failure) return jsonFrame(idPrefix, failure.seq, { error: failure.error, reason: failure.reason })
  return undefined
}

/** Formats the last frame of a stream that broke off and can't be resumed. */
export const connectionLostFrame = (idPrefix: string, seq: number): string =>
  jsonFrame(idPrefix, seq, { error: 'The connection was lost', reason: 'CONNECTION_LOST' })

const jsonFrame = (idPrefix: string, seq: number, data: StreamFrame): string => `${idPrefix}${seq}\ndata: ${JSON.stringify(data)}\n\n`
