import { causeOf, DomainError } from '@rostra/kit/errors'
import type { Log } from '@rostra/kit/log'
import type { ErrorRequestHandler, Request, Response } from 'express'
import { isDisconnect } from '../../http/disconnect-signal.ts'
import { httpStatus, retryAfter } from '../../http/errors/http-status.ts'
import { requestIdOf } from '../../http/observability/request-id.ts'
import { internalText } from '../refusal-text.ts'

/** Codes of JSON-RPC. */
export const codes = { parse: -32_700, invalidRequest: -32_600, noMethod: -32_601, internal: -32_603, refused: -32_000 } as const

interface Shown {
  status: number
  code: number
  message: string
  data?: Record<string, unknown>
}

/** Answers a request that was refused before it reached the protocol, as an error of JSON-RPC with the refusal's HTTP status. */
export function protocolErrors(log: Log): ErrorRequestHandler {
  return (error, request, response, _next) => {
    if (isDisconnect(error, response)) return
    const shown = shownError(error, response)
    if (shown.code === codes.internal) log.error({ err: error, requestId: requestIdOf(response), route: '/mcp' }, 'a request failed')
    if (response.headersSent) return void response.destroy()
    sendProtocolError(request, response, shown)
  }
}

/** Answers a message with an error of JSON-RPC and an HTTP status. */
export function sendProtocolError(request: Request, response: Response, { status, ...error }: Shown): void {
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ jsonrpc: '2.0', id: idOf(request.body), error })
}

/** Returns the id of a message that could be read, so that the client finds its request. */
function idOf(body: unknown): string | number | null {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : null
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

function shownError(error: unknown, response: Response): Shown {
  if (error instanceof DomainError) {
    const seconds = retryAfter(error)
    response.locals.refusal = error.reason
    response.locals.cause = causeOf(error)
    if (seconds !== undefined) response.set('Retry-After', String(seconds))
    const data = { reason: error.reason, ...(seconds === undefined ? {} : { retryAfter: seconds }) }
    return { status: httpStatus(error), code: codes.refused, message: error.message, data }
  }
  // The errors of Express and its body parser.
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500
  if (status >= 500) return { status: 500, code: codes.internal, message: internalText }
  if (status === 413) return { status: 400, code: codes.invalidRequest, message: 'The body is larger than 256 KiB' }
  return { status: 400, code: codes.parse, message: 'Parse error: the body is not readable JSON' }
}
