import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express } from 'express'

export interface HttpServer {
  server: Server
  listen: (port: number, host: string) => Promise<number>
  /** Takes no new connections and waits for answers under way, at most `graceMs`; then cuts them. */
  close: (graceMs: number) => Promise<void>
}

/** The public port. Node's own limits on slow request headers and bodies apply. */
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
