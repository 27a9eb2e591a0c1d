import type { IncomingMessage, ServerResponse } from 'node:http'

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

const mayHaveBody = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/**
 * Limits the time for the rest of a request's body to `ms` milliseconds, and replaces an earlier limit. A late request gets 408, unless its
 * response has begun, and its connection is closed.
 */
export function boundBody(request: IncomingMessage, response: ServerResponse, ms: number): void {
  if (request.complete || !mayHaveBody(request)) return
  if (!timers.has(request)) request.once('close', () => clearTimeout(timers.get(request)))
  clearTimeout(timers.get(request))
  const cut = () => {
    if (request.complete) return
    if (!response.headersSent) request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    request.socket.destroySoon()
  }
  timers.set(request, setTimeout(cut, ms))
}

/** Removes the time limit of a body whose reader has a limit of its own. */
export const unboundBody = (request: IncomingMessage): void => clearTimeout(timers.get(request))
