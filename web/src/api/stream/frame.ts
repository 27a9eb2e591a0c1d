import { type AnswerEnd, contentFrame, doneFrame, errorFrame, type Paid, stateFrame } from '@rostra/proto/http/stream-frame'
import * as z from 'zod/mini'
import type { Citation, MessageStatus } from '../schemas.ts'
import type { StreamEvent } from './event-parser.ts'

const optionalText = z._default(z.nullable(z.string()), null)

/** The end of an answer, also with nothing but `done`: then the streamed text is the answer. */
const end = z.extend(doneFrame, {
  fullResponse: optionalText,
  userMessageId: optionalText,
  botMessageId: optionalText,
  status: z._default(doneFrame.shape.status, 'complete'),
})

const streamFrame = z.union([contentFrame, stateFrame, end, errorFrame])

/** What a model does while no text arrives, and for how long. */
export type Activity = z.output<typeof stateFrame>

interface Position {
  generationId: string | null
  /** Counts from 1 without gaps; 0 when the event carried no id. */
  seq: number
}

/** One event of an answer's stream. `malformed` is an event that is none of them. */
export type Frame =
  | (Position & { kind: 'chunk'; content: string })
  | (Position & {
      kind: 'done'
      /** The whole answer, which replaces the chunks; null keeps them. */
      fullResponse: string | null
      userMessageId: string | null
      botMessageId: string | null
      status: MessageStatus
      /** The passages that the answer cites. */
      citations: Citation[]
      /** As in a message, like the next three. */
      model: string | null
      free: boolean
      openers: string[]
      end: AnswerEnd
      /** What the answer has cost; absent when that is nothing or not known. */
      paid?: Paid | undefined
      /** The message before the question. */
      previousMessageId?: string | undefined
      /** Only of a trial: all passages that the model got. */
      given?: Citation[] | undefined
    })
  /** `retryAfter`: seconds to wait before another attempt; null when nothing is known. */
  | (Position & { kind: 'error'; message: string; reason: string; retryAfter: number | null })
  | { kind: 'state'; activity: Activity }
  | { kind: 'malformed' }

function positionOf(id: string): Position {
  const colon = id.lastIndexOf(':')
  const seq = Number(id.slice(colon + 1))
  return colon > 0 && Number.isInteger(seq) ? { generationId: id.slice(0, colon), seq } : { generationId: null, seq: 0 }
}

/** Reads one event of an answer's stream. Never throws. */
export function readFrame({ id, data }: StreamEvent): Frame {
  const parsed = streamFrame.safeParse(jsonOf(data))
  if (!parsed.success) return { kind: 'malformed' }
  const position = positionOf(id)
  const frame = parsed.data
  if ('state' in frame) return { kind: 'state', activity: frame }
  if ('error' in frame) {
    return { ...position, kind: 'error', message: frame.error, reason: frame.reason, retryAfter: frame.retryAfter ?? null }
  }
  if ('content' in frame) return { ...position, kind: 'chunk', content: frame.content }
  const { done, ...rest } = frame
  return { ...position, kind: 'done', ...rest }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
