import type { IncomingMessage, ServerResponse } from 'node:http'

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

const mayHaveBody = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/** Gives a request `ms` for the rest of its body, in place of what it had. After that it gets 408, unless it has a response, and its connection is closed. */
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

/** Ends the bound of a body that its reader bounds itself. */
export const unboundBody = (request: IncomingMessage): void => clearTimeout(timers.get(request))
