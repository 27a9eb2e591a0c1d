import type { DomainError, ErrorKind } from '@rostra/kit/errors'

const statuses: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  denied: 403,
  not_found: 404,
  exists: 409,
  state: 409,
  exhausted: 429,
  unavailable: 503,
  deadline: 504,
}

/** Reasons whose status isn't that of their kind. */
const byReason: Record<string, number> = { INSUFFICIENT_CREDITS: 402 }

export const httpStatus = ({ kind, reason }: DomainError): number => byReason[reason] ?? statuses[kind]

/** Seconds for Retry-After, where the error doesn't say: what a full window and a restarting replica take. */
const waits: Partial<Record<ErrorKind, number>> = { exhausted: 60, unavailable: 2 }

/** Seconds until another try makes sense; undefined where waiting doesn't help. */
export function retryAfter({ kind, details }: DomainError): number | undefined {
  const standard = waits[kind]
  return standard === undefined ? undefined : Math.max(1, Math.ceil(details.retryAfter ?? standard))
}
