import { isTemporary, nextAttemptIn } from '../../../proto/src/http/retry-rule.ts'

interface Answer {
  /** The HTTP status; 0 when no response arrived. */
  status: number
  /** In seconds; null without one. */
  retryAfter: number | null
}

interface RepeatPorts {
  /** Milliseconds. */
  now(): number
  sleep(ms: number): void
  /** Returns a number from 0 to 1. */
  random(): number
  onRetry(status: number): void
}

/**
 * Repeats a request by the rule of the web: up to 30 s, while the product is unreachable or refuses it for the moment. The request must be
 * idempotent. Returns the last answer, and the milliseconds from the start of the first attempt to the start of the last.
 */
export function repeatWhileUnavailable<Result extends Answer>(
  attempt: () => Result,
  { now, sleep, random, onRetry }: RepeatPorts,
): { result: Result; waitedMs: number } {
  const startedAt = now()
  for (let failures = 1; ; failures++) {
    const waitedMs = now() - startedAt
    const result = attempt()
    const { status, retryAfter } = result
    const pause = isTemporary({ status }) ? nextAttemptIn(now() - startedAt, { failures, retryAfter, random: random() }) : null
    if (pause === null) return { result, waitedMs }
    onRetry(status)
    sleep(pause)
  }
}
