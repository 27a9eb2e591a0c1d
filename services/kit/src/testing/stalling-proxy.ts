import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface StallingProxy {
  /** The target's URL with the proxy's address. */
  url: string
  /** Stops passing bytes in both directions and keeps every connection open, like a lost network or a hung server. */
  stall: () => void
  /** Passes on the bytes that arrived during the stall, and continues. */
  goOn: () => void
  close: () => void
}

/** Starts a TCP proxy in front of a shared server of the tests, which no test may stop. */
export async function startStallingProxy(target: string): Promise<StallingProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let stalled = false
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    if (stalled) socket.pause()
  }
  const server = createServer({ pauseOnConnect: true }, (client) => {
    const upstream = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes)).on('end', () => to.end())
      track(from)
    }
    if (!stalled) client.resume()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    stall: () => {
      stalled = true
      for (const socket of sockets) socket.pause()
    },
    goOn: () => {
      stalled = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
