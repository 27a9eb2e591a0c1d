import { Metadata, type ServiceError, status } from '@grpc/grpc-js'
import { DomainError, type ErrorDetails, type ErrorKind } from '../errors.ts'

const codes: Record<ErrorKind, status> = {
  invalid: status.INVALID_ARGUMENT,
  unauthenticated: status.UNAUTHENTICATED,
  denied: status.PERMISSION_DENIED,
  not_found: status.NOT_FOUND,
  exists: status.ALREADY_EXISTS,
  state: status.FAILED_PRECONDITION,
  exhausted: status.RESOURCE_EXHAUSTED,
  unavailable: status.UNAVAILABLE,
  deadline: status.DEADLINE_EXCEEDED,
}
const kinds = new Map(Object.entries(codes).map(([kind, code]) => [code, kind as ErrorKind]))

/** Reasons of `unavailable` for which gRPC retries at another replica at once. It retries no other refusal. */
const retriedElsewhere = new Set(['OVERLOADED', 'SHUTTING_DOWN', 'SERVICE_UNAVAILABLE'])

/**
 * Converts an error to a gRPC status: the kind becomes the code, reason and details become trailers. Hides the message of an unknown error.
 */
export function toStatus(error: unknown): { code: status; details: string; metadata: Metadata } {
  const metadata = new Metadata()
  if (!(error instanceof DomainError)) return { code: status.INTERNAL, details: 'Something went wrong on our side', metadata }
  metadata.set('reason', error.reason)
  if (Object.keys(error.details).length > 0) metadata.set('details-bin', Buffer.from(JSON.stringify(error.details)))
  // gRFC A6: a negative pushback tells the client's channel not to retry.
  if (error.kind === 'unavailable' && !retriedElsewhere.has(error.reason)) metadata.set('grpc-retry-pushback-ms', '-1')
  return { code: codes[error.kind], details: error.message, metadata }
}

const isServiceError = (error: unknown): error is ServiceError => error instanceof Error && 'code' in error && 'metadata' in error

/**
 * Converts the error of a failed call to a DomainError; returns any other error unchanged. `isLate` says that the call's deadline has
 * passed. It decides what a stream reset without a status means: a busy server at its deadline, or a server that goes away.
 */
export function fromStatus(error: unknown, { isLate = false } = {}): unknown {
  if (!isServiceError(error)) return error
  const kind = kinds.get(error.code)
  const reason = error.metadata?.get('reason')[0]
  if (kind && typeof reason === 'string') return new DomainError(kind, reason, error.details, detailsOf(error.metadata))
  const wasReset = error.code === status.INTERNAL && reason === undefined && error.details.includes('RST_STREAM')
  if (error.code === status.UNAVAILABLE || (wasReset && !isLate))
    return new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'Please try again in a moment', { retryAfter: 2 }, { cause: error })
  if (error.code === status.DEADLINE_EXCEEDED || wasReset)
    return new DomainError('deadline', 'DEADLINE_EXCEEDED', 'This took too long, please try again', {}, { cause: error })
  return error
}

function detailsOf(metadata: Metadata): ErrorDetails {
  const packed = metadata.get('details-bin')[0]
  return packed === undefined ? {} : JSON.parse(packed.toString())
}
