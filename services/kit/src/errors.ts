/** The kind of a refusal, as the caller sees it. */
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
  /** For `exhausted` and `unavailable`: seconds until a retry makes sense. */
  retryAfter?: number
  /** For `exists`: a similar value that is free. */
  suggestion?: string
}

/** A refusal that callers may read: `reason` is UPPER_SNAKE and stable, `message` says what to do next. */
export class DomainError extends Error {
  readonly kind: ErrorKind
  readonly reason: string
  readonly details: ErrorDetails

  constructor(kind: ErrorKind, reason: string, message: string, details: ErrorDetails = {}) {
    super(message)
    this.name = 'DomainError'
    this.kind = kind
    this.reason = reason
    this.details = details
  }
}

/** Whether an error says that the other side was away or too late, so that the same call may succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && (error.kind === 'unavailable' || error.kind === 'deadline')
