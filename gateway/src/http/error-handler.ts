import { DomainError } from '@rostra/kit/errors'
import type { Log } from '@rostra/kit/log'
import type { ErrorRequestHandler, Response } from 'express'
import { httpStatus, retryAfter } from './http-status.ts'
import { requestIdOf } from './request-id.ts'

/** Refusals of the gateway itself by a service: our fault, not the visitor's. */
const ownFaults = ['SERVICE_REQUIRED', 'UNKNOWN_SERVICE', 'SERVICE_NOT_ALLOWED']

/** The one place where an error becomes an answer. What isn't a DomainError is logged with its stack and told to nobody. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error, _request, response, _next) => {
    const refusal = refusalOf(error)
    if (!refusal) log.error({ err: error, requestId: requestIdOf(response), route: response.locals.route }, 'a request failed')
    if (response.headersSent) return void response.destroy()
    if (refusal) return sendError(response, httpStatus(refusal), refusal)
    sendError(response, 500, { message: 'Something went wrong on our side', reason: 'INTERNAL' })
  }
}

function sendError(response: Response, status: number, error: DomainError | { message: string; reason: string }) {
  const { message, reason } = error
  const wait = error instanceof DomainError ? retryAfter(error) : undefined
  if (wait !== undefined) response.set('Retry-After', String(wait))
  const { fields, suggestion } = error instanceof DomainError ? error.details : {}
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ message, reason, requestId: requestIdOf(response), fields, suggestion })
}

function refusalOf(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return ownFaults.includes(error.reason) ? undefined : error
  return fromFramework(error)
}

/** What Express and its body parser refuse before a handler runs. */
function fromFramework(error: unknown): DomainError | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number' || error.status >= 500) return undefined
  if (error.status === 413) return new DomainError('invalid', 'BODY_TOO_LARGE', 'The body is larger than 256 KiB')
  if ('type' in error) return new DomainError('invalid', 'BAD_JSON', 'The body is not readable JSON')
  return new DomainError('invalid', 'VALIDATION', 'The address is not readable', { fields: { path: 'is not readable' } })
}
