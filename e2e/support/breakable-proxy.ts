import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between the browser and the product that can stall or break its connections. */
export interface BreakableProxy {
  /** The product's address through the proxy. */
  url: string
  /** Forwards nothing to the browser after the first chunk that contains this text. */
  stallAfter(text: string): void
  /** Closes open connections and refuses new ones, until `restore` is called. */
  disconnect(): void
  restore(): void
  close(): void
}

export async function startBreakableProxy(product: string): Promise<BreakableProxy> {
  const { hostname, port } = new URL(product)
  const sockets = new Set<Socket>()
  let connected = true
  let stallText: string | undefined
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const disconnect = () => {
    connected = false
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((browser) => {
    track(browser)
    if (!connected) return browser.destroy()
    const upstream = connect(Number(port), hostname)
    track(upstream)
    browser.pipe(upstream).on('close', () => browser.destroy())
    browser.on('close', () => upstream.destroy())
    upstream.on('end', () => browser.end())
    upstream.on('data', (chunk: Buffer) => {
      browser.write(chunk)
      if (stallText !== undefined && chunk.includes(stallText)) upstream.pause()
    })
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    disconnect,
    stallAfter: (text) => {
      stallText = text
    },
    restore: () => {
      connected = true
      stallText = undefined
    },
    close: () => {
      disconnect()
      server.close()
    },
  }
}
