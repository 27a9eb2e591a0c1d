import sse from 'k6/x/sse'
import { newJar } from '../client/person.ts'
import { baseUrl } from '../client/settings.ts'
import type { StreamEvent } from '../plan/event-stream.ts'
import { longest, type Reader, streamRoute } from './read-answer.ts'

/**
 * With the SSE extension: each event is seen as it comes, to the millisecond. It opens a connection for every stream, which is part of all its
 * times, and has no body to show for a refusal.
 */
export const readAnswerBySse: Reader = (person, send) => {
  const events: StreamEvent[] = []
  const gapsMs: number[] = []
  const begun = Date.now()
  let openedMs = 0
  let firstTokenMs: number | undefined
  let lastAt = 0
  let failure = ''
  const { status, error } = sse.open(
    `${baseUrl}/api/messages/stream`,
    {
      method: 'POST',
      body: JSON.stringify(send),
      headers: { 'Content-Type': 'application/json', Cookie: person.cookie },
      tags: { name: streamRoute, who: person.who },
      jar: newJar(),
      timeout: longest,
    },
    (client) => {
      openedMs = Date.now() - begun
      client.on('event', ({ id, data }) => {
        if (!data) return
        const now = Date.now()
        events.push({ id, data })
        if (!data.startsWith('{"content":')) return
        if (firstTokenMs === undefined) firstTokenMs = now - begun
        else gapsMs.push(now - lastAt)
        lastAt = now
      })
      client.on('error', (problem) => {
        failure = problem.error()
      })
    },
  )
  return { status: status ?? 0, error: error || failure, body: '', events, openedMs, wholeMs: Date.now() - begun, firstTokenMs, gapsMs }
}
