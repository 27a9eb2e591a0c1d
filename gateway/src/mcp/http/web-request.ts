import type { Request } from 'express'

/** Headers that the protocol does not need. A handler gets no secret of the client. */
const dropped = new Set(['authorization', 'cookie', 'content-length', 'transfer-encoding', 'connection'])

/** Returns a request of Express as a web request without its body, which Express has parsed. */
export function toWebRequest(request: Request, url: string, signal: AbortSignal): globalThis.Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !dropped.has(name)) headers.set(name, [value].flat().join(', '))
  }
  return new Request(url, { method: request.method, headers, signal })
}
