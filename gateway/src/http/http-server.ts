import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express } from 'express'

export interface HttpServer {
  server: Server
  /** Resolves with the port once the server listens. */
  listen: (port: number, host: string) => Promise<number>
  /** Refuses new connections, waits for responses in progress for at most `graceMs`, and then cuts them. */
  close: (graceMs: number) => Promise<void>
}

/** Creates the server of the public port. Node's default timeouts for slow request headers and bodies apply. */
export function createHttpServer(app: Express): HttpServer {
  const server = createServer({ noDelay: true, keepAliveTimeout: 65_000 }, app)
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
