import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { createServer } from 'node:tls'

export interface TlsProxy {
  port: number
  close: () => void
}

/**
 * Starts a proxy that accepts TLS and passes on what it decrypts, before a server that has no TLS of its own, such as the Redis of the
 * tests.
 */
export async function startTlsProxy(target: string, files: { certificate: string; key: string }): Promise<TlsProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer({ cert: readFileSync(files.certificate), key: readFileSync(files.key) }, (client) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    }
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
    client.pipe(upstream).pipe(client)
  })
  server.on('tlsClientError', () => undefined)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
