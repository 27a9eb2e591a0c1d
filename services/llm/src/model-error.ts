/**
 * - `aborted`: the request's signal was aborted
 * - `timeout`: no connection, first event or further event within its limit
 * - `connection`: the network failed, or the stream ended before its last event
 * - `rate_limited`, `unauthorized`, `rejected`: the provider answered 429, 401 or 403, or another status below 500
 * - `provider`: the provider answered 5xx, or sent an error within the stream
 * - `malformed`: the answer breaks the protocol or a JSON schema
 */
export type ModelErrorKind = 'aborted' | 'timeout' | 'connection' | 'rate_limited' | 'unauthorized' | 'rejected' | 'provider' | 'malformed'

export interface ModelErrorDetails {
  status?: number
  /** The wait that the provider asks for, in milliseconds. */
  retryAfterMs?: number
  /** Whether no part of the answer had arrived and a later call may succeed. */
  retryable?: boolean
  cause?: unknown
}

/** The error of an incomplete answer. The message is for logs and contains no text of the provider, which may quote the request. */
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
