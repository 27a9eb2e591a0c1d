import type { Response } from 'express'
import { stopWaiting } from '../http/shed-load.ts'
import { toOfflineHeader } from '../json/answer-headers.ts'

/** Response headers that a page needs and an event stream does not. */
const pageHeaders = new Set([
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-development-mode',
])

/** Sends the headers of an event stream. Frees memory that the open stream does not need. */
export function openEventStream(response: Response, offline: boolean): void {
  stopWaiting(response)
  releaseHeaders(response)
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    ...toOfflineHeader(offline),
  })
  response.flushHeaders()
  response.socket?.setNoDelay(true)
}

/** Frees the request's headers, of which a cookie alone may take 1 kB, and drops the response headers that only a page needs. */
function releaseHeaders(response: Response): void {
  response.req.headers = {}
  response.req.rawHeaders = []
  for (const name of response.getHeaderNames()) if (pageHeaders.has(name)) response.removeHeader(name)
}
