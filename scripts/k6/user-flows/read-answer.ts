import http from 'k6/http'
import { paramsFor, retryAfterOf } from '../client/call.ts'
import { baseUrl } from '../client/settings.ts'
import type { Visitor } from '../client/visitor.ts'
import { parseEventStream, type StreamEvent } from './answer-stream.ts'

/** An answer that was read to its end, with its times. */
interface Reading {
  status: number
  /** In seconds; null without one. */
  retryAfter: number | null
  /** The body of a response that is not a stream. */
  body: string
  events: StreamEvent[]
  openedMs: number
  wholeMs: number
}

export interface Send {
  conversationId: string
  content: string
  requestId: string
}

export const streamRoute = 'POST /api/messages/stream'
/** The timeout of a stream, longer than the longest answer. */
const longestAnswer = '320s'

/** Sends a message and reads its answer. k6 shows the body only at its end and measures the time of the headers. */
export function readAnswer(visitor: Visitor, send: Send): Reading {
  const params = paramsFor(visitor, { path: '', route: streamRoute, timeout: longestAnswer, repeatable: true })
  const response = http.post(`${baseUrl}/api/messages/stream`, JSON.stringify(send), params)
  const { status, body, timings } = response
  const text = String(body ?? '')
  const streamed = status === 200
  return {
    status,
    body: streamed ? '' : text,
    events: streamed ? parseEventStream(text) : [],
    openedMs: timings.waiting,
    wholeMs: timings.duration,
    retryAfter: retryAfterOf(response),
  }
}
