import { isTemporary, nextAttemptIn, retryPause } from '@rostra/proto/http/retry-rule'
import { ApiError } from '../../lib/errors/api-error.ts'

/** The number of retries of a read: about 8 s in total when each attempt is refused at once without Retry-After. */
const readRetries = 4

const retryAfterOf = (error: unknown) => (error instanceof ApiError ? error.retryAfter : null)

/** Query options that retry a read after a temporary refusal (502, 503, 504). Earlier data is shown until then. */
export const retryReads = {
  retry: (failures: number, error: unknown): boolean => failures < readRetries && error instanceof ApiError && isTemporary(error),
  retryDelay: (failures: number, error: unknown): number =>
    retryPause({ failures: failures + 1, retryAfter: retryAfterOf(error), random: Math.random() }),
}

interface RepeatOptions {
  /** Called after each pause. Returns whether the result is still wanted. */
  isWanted: () => boolean
  /** Called after each refusal that is followed by another attempt. */
  onRefused: () => void
}

/**
 * Retries a call for up to 30 s while the product is unreachable or unavailable. The call must be idempotent. Rejects with the error of the
 * last attempt.
 */
export async function repeatWhileUnavailable<Result>(call: () => Promise<Result>, { isWanted, onRefused }: RepeatOptions): Promise<Result> {
  const startedAt = Date.now()
  for (let failures = 1; ; failures += 1) {
    try {
      return await call()
    } catch (error) {
      const pause = isRepeatable(error)
        ? nextAttemptIn(Date.now() - startedAt, { failures, retryAfter: retryAfterOf(error), random: Math.random() })
        : null
      if (pause === null) throw error
      onRefused()
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (!isWanted()) throw error
    }
  }
}

/** Reports whether an error is temporary. `fetch` rejects with a `TypeError` when no response arrives. */
const isRepeatable = (error: unknown): boolean => (error instanceof ApiError ? isTemporary(error) : error instanceof TypeError)
