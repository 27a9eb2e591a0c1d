import type { Clock } from '@rostra/kit/async/clock'
import type { PublicHosts } from '@rostra/kit/net/public-hosts'

/** The limits of one call. Times are in milliseconds. */
export interface CallLimits {
  /** From opening a connection until its TLS handshake is done. */
  connectMs: number
  /** From sending the request until the first event of the answer. */
  firstEventMs: number
  /** Between two events of the answer. */
  silenceMs: number
  /** How long comments, pings and empty events count as signs of life before the first event. Each of them restarts its limit. */
  signsOfLifeMs: number
  /** From the last event until the server ends the response. Later the connection is closed instead of reused. */
  drainMs: number
  /** The wait before the first retry, when the provider names none. The second retry waits twice as long. Both add up to 50 % of jitter. */
  backoffMs: number
  /** The longest wait that a provider may ask for. Beyond it the call is not retried. */
  maxRetryAfterMs: number
  maxRetries: number
}

/** The hosts whose models are loaded and whose queues are short. Anywhere else a model may first be read from a disk. */
const knownHost =
  /(^|\.)(openai\.com|azure\.com|anthropic\.com|generativelanguage\.googleapis\.com|deepseek\.com|mistral\.ai|openrouter\.ai)$/
const knownHostMs = 60_000
const otherHostMs = 300_000

/** Returns how long a model at an address may take for its first event and between two, unless settings say it. */
export const defaultWaitMs = (baseUrl: string): number => (knownHost.test(new URL(baseUrl).hostname) ? knownHostMs : otherHostMs)

/** DeepSeek closes the connection of a request that waits in its queue after ten minutes. */
const mostSignsOfLifeMs = 600_000

/** Returns the limits of calls to an address, with changes. */
export function limitsFor(baseUrl: string, changes: Partial<CallLimits> = {}): CallLimits {
  const { firstEventMs = defaultWaitMs(baseUrl) } = changes
  return {
    connectMs: 5_000,
    firstEventMs,
    silenceMs: defaultWaitMs(baseUrl),
    signsOfLifeMs: Math.min(3 * firstEventMs, mostSignsOfLifeMs),
    drainMs: 1_000,
    backoffMs: 500,
    maxRetryAfterMs: 10_000,
    maxRetries: 2,
    ...changes,
  }
}

export interface ProviderOptions {
  baseUrl: string
  apiKey: string
  /** The clock of the limits on events. Connecting and backoff use the real one. */
  timers?: Clock
  limits?: Partial<CallLimits>
  /** What may be called, for an address that a member gave. Redirects are never followed. */
  hosts?: PublicHosts | undefined
  /** What requests use or, with `-` in front, leave out: see `formBySetting`. */
  parameters?: readonly string[]
}

/**
 * Returns the options that both SDK clients share. The SDK's own timeout, which would end and retry an attempt, is longer than any call:
 * our limits end it.
 */
export function sdkOptions(apiKey: string, { maxRetries }: CallLimits) {
  return { apiKey, maxRetries, timeout: 24 * 3_600_000, logLevel: 'off' } as const
}
