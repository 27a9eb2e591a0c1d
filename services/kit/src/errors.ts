/** What went wrong, seen from the caller's side. The gateway maps each kind to an HTTP status. */
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
  /** For `invalid`: what is wrong, by field. */
  fields?: Record<string, string>
  /** For `exhausted` and `unavailable`: seconds until another try makes sense. */
  retryAfter?: number
  /** For `exists`: something like it that nobody has. */
  suggestion?: string
}

/** A refusal that the caller may read: `reason` is UPPER_SNAKE and stable, `message` says what to do next. */
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
