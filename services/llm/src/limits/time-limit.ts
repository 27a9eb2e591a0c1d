import type { Clock } from '@rostra/kit/async/clock'
import { ModelError } from '../model-error.ts'

interface TimeLimit {
  /** Aborts at the limit, or with the outer signal. */
  signal: AbortSignal
  /** Rejects when the signal aborts, for work that ignores it. */
  reached: Promise<never>
  /** Ends the timer. */
  end: () => void
}

/** Starts a time limit that also ends with an outer signal. */
export function timeLimit(ms: number, clock: Clock, outer: AbortSignal): TimeLimit {
  const limit = new AbortController()
  const { promise: reached, reject } = Promise.withResolvers<never>()
  reached.catch(() => {})
  const abort = (reason: unknown) => {
    limit.abort(reason)
    reject(reason)
  }
  const onAbort = () => abort(outer.reason)
  const cancel = clock.after(ms, () => abort(new ModelError('timeout', 'The time limit was reached')))
  const end = () => {
    cancel()
    outer.removeEventListener('abort', onAbort)
  }
  if (outer.aborted) onAbort()
  else outer.addEventListener('abort', onAbort, { once: true })
  return { signal: limit.signal, reached, end }
}

/** Runs work with a time limit. Rejects at the limit, also when the work ignores the signal. */
export async function withTimeLimit<T>(
  ms: number,
  clock: Clock,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer.throwIfAborted()
  const limit = timeLimit(ms, clock, outer)
  try {
    return await Promise.race([work(limit.signal), limit.reached])
  } finally {
    limit.end()
  }
}
