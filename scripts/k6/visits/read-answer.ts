import http from 'k6/http'
import { paramsFor } from '../client/call.ts'
import type { Person } from '../client/person.ts'
import { baseUrl } from '../client/settings.ts'
import { parseEventStream, type StreamEvent } from '../plan/event-stream.ts'

/** An answer that was read to its end. */
export interface Reading {
  status: number
  error: string
  /** What came where it is no stream. */
  body: string
  events: StreamEvent[]
  openedMs: number
  wholeMs: number
  /** Only where pieces are seen as they come. */
  firstTokenMs?: number
  gapsMs?: number[]
}

export interface Send {
  conversationId: string
  content: string
  requestId: string
}

/** Sends a message and reads its answer. */
export type Reader = (person: Person, send: Send) => Reading

export const streamRoute = 'POST /api/messages/stream'
/** Longer than the longest answer. */
export const longest = '320s'

/** With k6 as it is: the body is there once it is whole, and only the headers' time is seen before. */
export const readAnswer: Reader = (person, send) => {
  const params = paramsFor(person, { path: '', route: streamRoute, timeout: longest })
  const { status, error, body, timings } = http.post(`${baseUrl}/api/messages/stream`, JSON.stringify(send), params)
  const text = String(body ?? '')
  const streamed = status === 200
  return {
    ...{ status, error, body: streamed ? '' : text, events: streamed ? parseEventStream(text) : [] },
    ...{ openedMs: timings.waiting, wholeMs: timings.duration },
  }
}
