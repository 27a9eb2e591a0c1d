import type { DomainError, ErrorKind } from '@rostra/kit/errors'

const statusByKind: Record<ErrorKind, number> = {
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

/** Reasons with a status other than their kind's. */
const statusByReason: Record<string, number> = {
  INSUFFICIENT_BUDGET: 402,
  INSUFFICIENT_CREDITS: 402,
  METHOD_NOT_ALLOWED: 405,
  UPLOAD_TOO_SLOW: 408,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  FORMAT_NOT_SUPPORTED: 501,
}

export const httpStatus = ({ kind, reason }: DomainError): number => statusByReason[reason] ?? statusByKind[kind]

/** Default seconds of Retry-After: the length of most rate-limit windows, and the time a replica takes to restart. */
const defaultSeconds: Partial<Record<ErrorKind, number>> = { exhausted: 60, unavailable: 2 }

/** Returns the whole seconds of Retry-After, at least 1; undefined for an error that a retry doesn't help. */
export function retryAfter({ kind, details }: DomainError): number | undefined {
  const seconds = defaultSeconds[kind]
  return seconds === undefined ? undefined : Math.max(1, Math.ceil(details.retryAfter ?? seconds))
}
