import type { Clock } from '@rostra/kit/async/clock'
import { ModelError } from '@rostra/llm/model-error'

/**
 * Runs work with a signal that aborts after `ms`, or with the outer signal. Rejects as soon as it aborts, also when the work ignores the signal.
 */
export async function withTimeLimit<T>(
  ms: number,
  clock: Clock,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer.throwIfAborted()
  const limit = new AbortController()
  const { promise: reached, reject } = Promise.withResolvers<never>()
  const abort = (reason: unknown) => {
    limit.abort(reason)
    reject(reason)
  }
  const onAbort = () => abort(outer.reason)
  const cancel = clock.after(ms, () => abort(new ModelError('timeout', 'The time limit was reached')))
  outer.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work(limit.signal), reached])
  } finally {
    cancel()
    outer.removeEventListener('abort', onAbort)
  }
}
