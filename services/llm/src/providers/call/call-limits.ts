import type { Clock } from '@rostra/kit/async/clock'

/** The limits of one call. Times are in milliseconds. */
export interface CallLimits {
  /** From opening a connection until its TLS handshake is done. */
  connectMs: number
  /** From sending the request until the first event of the answer. */
  firstEventMs: number
  /** Between two events of the answer. */
  gapMs: number
  /** From the last event until the server ends the response. Later the connection is closed instead of reused. */
  drainMs: number
  /** The wait before the first retry, when the provider names none. The second retry waits twice as long. Both add up to 50 % of jitter. */
  backoffMs: number
  /** The longest wait that a provider may ask for. Beyond it the call is not retried. */
  maxRetryAfterMs: number
  maxRetries: number
}

export const defaultLimits: CallLimits = {
  connectMs: 5_000,
  firstEventMs: 30_000,
  gapMs: 30_000,
  drainMs: 1_000,
  backoffMs: 500,
  maxRetryAfterMs: 10_000,
  maxRetries: 2,
}

export interface ProviderOptions {
  baseUrl: string
  apiKey: string
  /** The clock of the limits on events. Connecting and backoff use the real one. */
  timers?: Clock
  limits?: Partial<CallLimits>
}

/**
 * Returns the options that both SDK clients share.
 * The SDK's own timeout ends and retries an attempt. It is longer than our limit, which ends the call.
 */
export function sdkOptions(apiKey: string, { connectMs, firstEventMs, maxRetries }: CallLimits) {
  return { apiKey, maxRetries, timeout: 2 * (connectMs + firstEventMs), logLevel: 'off' } as const
}
