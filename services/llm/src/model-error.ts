/**
 * - `aborted`: the request's signal was aborted
 * - `timeout`: no connection within its limit, or no end within the caller's
 * - `silent`: no first event, or no further event, within its limit
 * - `connection`: the network failed, or the stream ended before its last event
 * - `unauthorized`: 401 or 403: the key
 * - `quota`: 402, or a code such as `insufficient_quota`: the account has no money left
 * - `unknown_model`: the provider does not know the model id
 * - `rate_limited`: 429
 * - `too_long`: the request exceeds the model's window, also with a quarter of its history
 * - `rejected`: another status below 500
 * - `provider`: 5xx, overload, or an error within the stream
 * - `malformed`: the answer breaks the protocol or a JSON schema
 */
export type ModelErrorKind =
  | 'aborted'
  | 'timeout'
  | 'silent'
  | 'connection'
  | 'unauthorized'
  | 'quota'
  | 'unknown_model'
  | 'rate_limited'
  | 'too_long'
  | 'rejected'
  | 'provider'
  | 'malformed'

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
  /** The provider's id of the request. */
  requestId: string | undefined

  constructor(kind: ModelErrorKind, message: string, details: ModelErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'ModelError'
    this.kind = kind
    this.status = details.status
    this.retryAfterMs = details.retryAfterMs
    this.retryable = details.retryable ?? false
  }
}
