import { retry } from '../async/retry.ts'

const passing = ['TOO_SLOW', 'OVERLOADED', 'STORE_UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED']

/**
 * Repeats a call that is refused for the moment, for up to 30 s, as callers do: on a busy machine a few of a hundred at once wait too long for a
 * store or a connection. An attempt that was refused may have taken effect.
 */
export const whileUnavailable = <T>(call: () => Promise<T>): Promise<T> =>
  retry(call, { forMs: 30_000, mayPass: (error) => passing.includes((error as { reason?: string }).reason ?? '') })
