import { retry } from '../async/retry.ts'

const passing = ['TOO_SLOW', 'OVERLOADED', 'STORE_UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED']

/**
 * Retries a call that is refused as unavailable, for up to 30 s, as clients do. On a busy machine a few of a hundred concurrent calls wait
 * too long for a store or a connection. A refused attempt may have taken effect.
 */
export const whileUnavailable = <T>(call: () => Promise<T>): Promise<T> =>
  retry(call, { forMs: 30_000, mayPass: (error) => passing.includes((error as { reason?: string }).reason ?? '') })
