/**
 * - `aborted`: the request's own signal ended it
 * - `timeout`: connecting, the first token or a gap took too long
 * - `connection`: the network failed, or the stream ended before its end marker
 * - `rate_limited`, `unauthorized`, `rejected`: the provider answered 429, 401/403, or another 4xx
 * - `provider`: it answered 5xx, or sent an error in mid-stream
 * - `malformed`: an answer that is not what the protocol, or a JSON schema, asks for
 */
export type ModelErrorKind = 'aborted' | 'timeout' | 'connection' | 'rate_limited' | 'unauthorized' | 'rejected' | 'provider' | 'malformed'

export interface ModelErrorDetails {
  status?: number
  /** How long the provider asks to be left alone, in milliseconds. */
  retryAfterMs?: number
  /** True while nothing of the answer had arrived and another try may help. */
  retryable?: boolean
  cause?: unknown
}

/** Why a model gave no whole reply. The message may quote the provider: it is for logs, no user sees it. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined
  readonly retryable: boolean

  constructor(kind: ModelErrorKind, message: string, details: ModelErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'ModelError'
    this.kind = kind
    this.status = details.status
    this.retryAfterMs = details.retryAfterMs
    this.retryable = details.retryable ?? false
  }
}
