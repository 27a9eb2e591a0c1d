import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { boundBody } from './body-time.ts'

export interface HttpServer {
  server: Server
  /** Resolves with the port once the server listens. */
  listen: (port: number, host: string) => Promise<number>
  /** Refuses new connections, waits for responses in progress for at most `graceMs`, and then cuts them. */
  close: (graceMs: number) => Promise<void>
}

/** How long a client may take to send a request, in milliseconds. */
export interface RequestBounds {
  /** From the first byte, or from the connection, to the end of the headers. */
  headersMs: number
  /** From the end of the headers to the end of the body: 256 KiB in this time is 140 kbit/s. A reader of a file bounds its body itself. */
  bodyMs: number
  /** From the first byte to the end of the body of any request. */
  requestMs: number
  /** How often open connections are compared with the bounds. */
  checkMs: number
}

const defaultBounds: RequestBounds = { headersMs: 10_000, bodyMs: 15_000, requestMs: 140_000, checkMs: 1_000 }

/** Creates the server of the public port. A request that is not complete within its bounds gets 408, and its connection is closed. */
export function createHttpServer(app: RequestListener, { headersMs, bodyMs, requestMs, checkMs } = defaultBounds): HttpServer {
  const timeouts = { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs }
  const server = createServer({ noDelay: true, keepAliveTimeout: 65_000, ...timeouts }, (request, response) => {
    boundBody(request, response, bodyMs)
    app(request, response)
  })
  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, host, () => {
          server.off('error', reject)
          resolve((server.address() as AddressInfo).port)
        })
      }),
    close: (graceMs) =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), graceMs)
        server.close(() => {
          clearTimeout(cut)
          resolve()
        })
      }),
  }
}
