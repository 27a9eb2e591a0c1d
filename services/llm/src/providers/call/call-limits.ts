import type { Clock } from '@rostra/kit/async/clock'

/** Times are in milliseconds. */
export interface CallLimits {
  /** From opening a connection until its TLS handshake is done. */
  connectMs: number
  /** From sending the request until the first event of the answer. */
  firstEventMs: number
  /** Between two events of the answer. */
  gapMs: number
  /** From the last event until the server ends the response. After it the connection is closed instead of reused. */
  drainMs: number
  /** Before the first retry, when the provider names no time. The second retry waits twice as long; both add up to half. */
  backoffMs: number
  /** A provider that asks for a longer wait is not called again. */
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
 * The SDK's own timeout ends an attempt and retries it; it is longer than ours, which ends the call.
 */
export function sdkOptions(apiKey: string, { connectMs, firstEventMs, maxRetries }: CallLimits) {
  return { apiKey, maxRetries, timeout: 2 * (connectMs + firstEventMs), logLevel: 'off' } as const
}
