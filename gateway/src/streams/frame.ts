import type { GenerationEvent__Output } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { State__Output } from '@rostra/proto/gen/rostra/chat/v1/State'
import type { StateKind } from '@rostra/proto/gen/rostra/chat/v1/StateKind'
import type { StreamFrame } from '@rostra/proto/http/stream-frame'
import { toCitation } from '../json/knowledge/citation.ts'
import { messageStatus, requireAnswerEnd } from '../json/message.ts'
import { type EnumNames, fromWire } from '../json/wire-value.ts'

/** Formats a content frame. Concatenates strings for speed: only the text needs JSON encoding. `idPrefix` is `id: <generation id>:`. */
export const contentFrame = (idPrefix: string, seq: number, content: string): string =>
  `${idPrefix}${seq}\ndata: {"content":${JSON.stringify(content)}}\n\n`

const stateNames: EnumNames<StateKind, 'thinking' | 'waiting'> = {
  STATE_KIND_UNSPECIFIED: undefined,
  STATE_KIND_THINKING: 'thinking',
  STATE_KIND_WAITING: 'waiting',
}

/** Formats what the model does while no text arrives, without an id: a client resumes after the frame before it. */
export const stateFrame = ({ kind, seconds }: State__Output): string => dataLine({ state: fromWire(stateNames, kind), seconds })

/** Formats the last frame of a stream; returns undefined for an event that isn't the last. Throws for an unknown status. */
export function lastFrame(idPrefix: string, { done, failure }: GenerationEvent__Output): string | undefined {
  if (done) {
    const { fullResponse, userMessageId, botMessageId, previousMessageId, free, openers, paid } = done
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
      end: requireAnswerEnd(done.end),
      paid: paid ?? undefined,
      previousMessageId: previousMessageId || undefined,
      // Chat names no message of a trial, which is not stored.
      given: botMessageId === '' ? done.given.map(toCitation) : undefined,
    })
  }
  if (failure) {
    const { error, reason, retryAfter } = failure
    return jsonFrame(idPrefix, failure.seq, { error, reason, retryAfter: retryAfter || undefined })
  }
  return undefined
}

/** Formats the last frame of a stream that broke off and can't be resumed. */
export const connectionLostFrame = (idPrefix: string, seq: number): string =>
  jsonFrame(idPrefix, seq, { error: 'The connection was lost', reason: 'CONNECTION_LOST' })

const jsonFrame = (idPrefix: string, seq: number, data: StreamFrame): string => `${idPrefix}${seq}\n${dataLine(data)}`

const dataLine = (data: StreamFrame): string => `data: ${JSON.stringify(data)}\n\n`
