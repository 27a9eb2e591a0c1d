import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface FreezingProxy {
  port: number
  /** The `host:port` behind the proxy. */
  target: string
  /** The open connections to the target. */
  readonly connections: number
  /** Accepts connections and passes no byte on, in either direction, as a stopped process does. */
  freeze: () => void
  /** Passes on the bytes that arrived while frozen. */
  thaw: () => void
  stop: () => void
}

/** Starts a TCP proxy that a test can freeze. */
export async function startFreezingProxy(): Promise<FreezingProxy> {
  const pairs = new Set<[Socket, Socket]>()
  const waiting = new Set<Socket>()
  let isFrozen = false
  const join = (client: Socket) => {
    const [host, port] = proxy.target.split(':')
    const upstream = connect(Number(port), host)
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    for (const [from, to] of [pair, [upstream, client]] as const) {
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => {
        pairs.delete(pair)
        to.destroy()
      })
    }
  }
  const server = createServer((client) => {
    if (!isFrozen) return join(client)
    waiting.add(client)
    client.on('error', () => undefined).pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: FreezingProxy = {
    port: (server.address() as AddressInfo).port,
    target: '',
    get connections() {
      return pairs.size
    },
    freeze: () => {
      isFrozen = true
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const pair of pairs) for (const socket of pair) socket.resume()
      for (const client of waiting) if (!client.destroyed) join(client)
      waiting.clear()
    },
    stop: () => {
      server.close()
      for (const socket of [...waiting, ...[...pairs].flat()]) socket.destroy()
    },
  }
  return proxy
}
