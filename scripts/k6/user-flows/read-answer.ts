import http from 'k6/http'
import { paramsFor, retryAfterOf } from '../client/call.ts'
import { baseUrl } from '../client/settings.ts'
import type { Visitor } from '../client/visitor.ts'
import { parseEventStream, type StreamEvent } from './answer-stream.ts'

/** An answer that was read to its end, with its times. */
export interface Reading {
  status: number
  /** In seconds; null without one. */
  retryAfter: number | null
  error: string
  /** The body of a response that is not a stream. */
  body: string
  events: StreamEvent[]
  openedMs: number
  wholeMs: number
  /** Only measured with the SSE extension, as is `gapsMs`. */
  firstTokenMs?: number
  gapsMs?: number[]
}

export interface Send {
  conversationId: string
  /** Left out when an answer is made again. */
  content?: string
  requestId: string
  /** The message that this one replaces. */
  replaces?: string
}

/** Sends a message and reads its answer. */
export type Reader = (visitor: Visitor, send: Send) => Reading

export const streamRoute = 'POST /api/messages/stream'
/** The timeout of a stream, longer than the longest answer. */
export const longestAnswer = '320s'

/** Reads an answer with stock k6, which shows the body only at its end and measures the time of the headers. */
export const readAnswer: Reader = (visitor, send) => {
  const params = paramsFor(visitor, { path: '', route: streamRoute, timeout: longestAnswer, repeatable: true })
  const response = http.post(`${baseUrl}/api/messages/stream`, JSON.stringify(send), params)
  const { status, error, body, timings } = response
  const text = String(body ?? '')
  const streamed = status === 200
  return {
    ...{ status, error, body: streamed ? '' : text, events: streamed ? parseEventStream(text) : [] },
    ...{ openedMs: timings.waiting, wholeMs: timings.duration, retryAfter: retryAfterOf(response) },
  }
}
