/** The kind of a refusal. Each maps to one gRPC status and one HTTP status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'denied'
  | 'not_found'
  | 'exists'
  | 'state'
  | 'exhausted'
  | 'unavailable'
  | 'deadline'

export interface ErrorDetails {
  /** For `invalid`: the problem of each field. */
  fields?: Record<string, string>
  /** For `exhausted` and `unavailable`: seconds until a retry may succeed. */
  retryAfter?: number
  /** For `exists`: a similar value that is free. */
  suggestion?: string
}

/**
 * A refusal that callers may read: `reason` is UPPER_SNAKE and stable, `message` says what to do next. The cause is for the log of this
 * process alone.
 */
export class DomainError extends Error {
  readonly kind: ErrorKind
  readonly reason: string
  readonly details: ErrorDetails

  constructor(kind: ErrorKind, reason: string, message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DomainError'
    this.kind = kind
    this.reason = reason
    this.details = details
  }
}

/** Returns the cause of an error as a log line shows it; undefined without one. */
export function causeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.cause === undefined) return undefined
  return error.cause instanceof Error ? error.cause.message : String(error.cause)
}

/** Whether an error means that a service was unavailable or too slow, so that the same call may succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && (error.kind === 'unavailable' || error.kind === 'deadline')
