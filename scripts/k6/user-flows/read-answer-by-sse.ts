import sse from 'k6/x/sse'
import { retryAfterOf } from '../client/call.ts'
import { baseUrl } from '../client/settings.ts'
import { newJar } from '../client/visitor.ts'
import type { StreamEvent } from './answer-stream.ts'
import { longestAnswer, type Reader, streamRoute } from './read-answer.ts'

/**
 * Reads an answer with the SSE extension, which timestamps each event in milliseconds. The extension opens a connection for every
 * stream, which adds to all times, and it hides the body of a refusal.
 */
export const readAnswerBySse: Reader = (visitor, send) => {
  const events: StreamEvent[] = []
  const gapsMs: number[] = []
  const startedAt = Date.now()
  let openedMs = 0
  let firstTokenMs: number | undefined
  let lastAt = 0
  let streamError = ''
  const response = sse.open(
    `${baseUrl}/api/messages/stream`,
    {
      method: 'POST',
      body: JSON.stringify(send),
      headers: { 'Content-Type': 'application/json', Cookie: visitor.cookie },
      tags: { name: streamRoute, who: visitor.who },
      jar: newJar(),
      timeout: longestAnswer,
    },
    (client) => {
      openedMs = Date.now() - startedAt
      client.on('event', ({ id, data }) => {
        if (!data) return
        const now = Date.now()
        events.push({ id, data })
        if (!data.startsWith('{"content":')) return
        if (firstTokenMs === undefined) firstTokenMs = now - startedAt
        else gapsMs.push(now - lastAt)
        lastAt = now
      })
      client.on('error', (problem) => {
        streamError = problem.error()
      })
    },
  )
  return {
    status: response.status ?? 0,
    retryAfter: retryAfterOf(response),
    error: response.error || streamError,
    body: '',
    events,
    openedMs,
    wholeMs: Date.now() - startedAt,
    firstTokenMs,
    gapsMs,
  }
}
