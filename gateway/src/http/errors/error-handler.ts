import { causeOf, DomainError } from '@rostra/kit/errors'
import type { Log } from '@rostra/kit/log'
import type { ErrorRequestHandler, Request, Response } from 'express'
import { isDisconnect } from '../disconnect-signal.ts'
import { requestIdOf } from '../observability/request-id.ts'
import { httpStatus, retryAfter } from './http-status.ts'
import { expectsOpenAiError, toOpenAiError } from './openai-error.ts'

/** Reasons by which a service refuses the gateway itself. The client sees an internal error. */
const internalReasons = ['SERVICE_REQUIRED', 'UNKNOWN_SERVICE', 'SERVICE_NOT_ALLOWED']

/** Turns every error into a response. An error that is no refusal is logged with its stack, and the client gets 500 INTERNAL. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error, request, response, _next) => {
    if (isDisconnect(error, response)) return
    const refusal = refusalOf(error)
    response.locals.cause = causeOf(refusal)
    if (!refusal) log.error({ err: error, requestId: requestIdOf(response), route: response.locals.route }, 'a request failed')
    if (response.headersSent) return void response.destroy()
    const format = formatFor(request)
    if (refusal) return sendError(response, statusIn(format, refusal), refusal, format)
    sendError(response, 500, { message: 'Something went wrong on our side', reason: 'INTERNAL' }, format)
  }
}

/** The paths of programs and scripts. */
const apiPaths = /^\/(?:api\/|v1\/|mcp$)/

/** Whether a browser opens an address outside of the API. It gets a sentence instead of JSON. */
const opensPage = (request: Request) => !apiPaths.test(request.path) && request.accepts(['json', 'html']) === 'html'

type Format = 'text' | 'json' | 'openai'

function formatFor(request: Request): Format {
  if (expectsOpenAiError(request.path)) return 'openai'
  return opensPage(request) ? 'text' : 'json'
}

/** OpenAI's clients know 413 for a body that is too large; pages get 400, as for every other fault of it. */
const statusIn = (format: Format, refusal: DomainError) =>
  format === 'openai' && refusal.reason === 'BODY_TOO_LARGE' ? 413 : httpStatus(refusal)

type Shown = DomainError | { message: string; reason: string }

function sendError(response: Response, status: number, error: Shown, format: Format) {
  const { message, reason } = error
  response.locals.refusal = reason
  const seconds = error instanceof DomainError ? retryAfter(error) : undefined
  if (seconds !== undefined) response.set('Retry-After', String(seconds))
  const { fields, suggestion } = error instanceof DomainError ? error.details : {}
  response.status(status).set('Cache-Control', 'no-store')
  if (format === 'text') response.type('text').send(`${message}\n`)
  else if (format === 'openai') {
    if (status === 429) response.set(noneLeft(seconds))
    response.json({ error: toOpenAiError(status, error) })
  } else response.json({ message, reason, requestId: requestIdOf(response), fields, suggestion })
}

/** The headers that clients of OpenAI's interface read, whichever limit refuses. */
const noneLeft = (seconds = 0) => ({ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': `${seconds}s` })

const bodyTooLarge = (limit: number) => new DomainError('invalid', 'BODY_TOO_LARGE', `The body is larger than ${limit / 1024} KiB`)

function refusalOf(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return internalReasons.includes(error.reason) ? undefined : error
  return fromExpress(error)
}

/** Converts the errors of Express and its body parser, which refuse a request before its handler runs. */
function fromExpress(error: unknown): DomainError | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number' || error.status >= 500) return undefined
  if (error.status === 413) return bodyTooLarge('limit' in error ? Number(error.limit) : 0)
  if ('type' in error) return new DomainError('invalid', 'BAD_JSON', 'The body is not readable JSON')
  return new DomainError('invalid', 'VALIDATION', 'The address is not readable', { fields: { path: 'is not readable' } })
}
