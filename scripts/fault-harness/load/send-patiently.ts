import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { isTemporary, nextAttemptIn } from '../../../proto/src/http/retry-rule.ts'
import type { ApiClient, CallRecord } from '../../client/api-client.ts'
import { readAnswer, type SendResult } from '../../client/read-answer.ts'

/** A send as a person sees it: its attempts and its result. */
export interface SendRecord {
  requestId: string
  /** When it began and when it ended, by performance.now(). */
  at: number
  endedAt: number
  isProbe: boolean
  /** The first attempt's call. */
  first: CallRecord
  attempts: number
  result: SendResult
  /** The longest time between two frames that the person sees, reconnects included, in milliseconds; 0 before the second frame. */
  longestSilenceMs: number
}

interface Send {
  kind: string
  client: ApiClient
  conversationId: string
  /** Sent by a probe, not by a person who sends all the time. */
  isProbe: boolean
  /** Creates the bound of one attempt. */
  signal: () => AbortSignal
  /** Is told of each attempt. */
  track: <T>(work: Promise<T>) => Promise<T>
}

/**
 * Sends a message by the rule of the product's clients (retry-rule.ts): refused with 502, 503 or 504, or disconnected, it is sent again
 * with the same request id until 30 s after the last progress. A break in the middle of an answer is a reconnect of the same kind.
 */
export async function sendPatiently({ kind, client, conversationId, isProbe, signal, track }: Send): Promise<SendRecord> {
  const requestId = randomUUID()
  const at = performance.now()
  const body = { conversationId, content: 'Go on', requestId }
  let attempts = 0
  let failures = 0
  let longestSilenceMs = 0
  let progressAt = at
  let framesSeen = 0
  let first: CallRecord | undefined
  for (;;) {
    attempts++
    const options = { kind: attempts === 1 ? kind : `${kind}, again`, signal: signal() }
    const record = await track(client.open('POST', '/api/messages/stream', body, options))
    first ??= record
    const finish = (result: SendResult): SendRecord => ({
      requestId,
      isProbe,
      at,
      endedAt: performance.now(),
      first: first as CallRecord,
      attempts,
      result,
      longestSilenceMs,
    })
    const reason = record.response ? 'the answer broke' : record.reason
    const refusal = { kind: 'refused', status: record.status, reason } as const
    if (record.response) {
      // A reconnect gets the whole answer once more.
      const result = await readAnswer(record.response, (frames) => {
        if (frames <= framesSeen) return
        const now = performance.now()
        if (framesSeen > 0) longestSilenceMs = Math.max(longestSilenceMs, now - progressAt)
        framesSeen = frames
        progressAt = now
        failures = 0
      }).catch(() => undefined)
      if (result) return finish(result)
    } else if (!isTemporary(record)) return finish(refusal)
    const retryAfter = record.retryAfterMs === undefined ? null : record.retryAfterMs / 1_000
    const pauseMs = nextAttemptIn(performance.now() - progressAt, { failures: ++failures, retryAfter, random: Math.random() })
    if (pauseMs === null) return finish(refusal)
    await delay(pauseMs)
  }
}
