import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line between the browser and the product that breaks under open connections, as a tunnel or a lift breaks it. */
export interface Line {
  /** Where the product is reached through it. */
  url: string
  /** From the first piece that holds this text on, nothing more comes through to the browser. */
  stallAfter(text: string): void
  /** Breaks what is open, and what is tried from now on. */
  cut(): void
  mend(): void
  close(): void
}

export async function lineTo(product: string): Promise<Line> {
  const { hostname, port } = new URL(product)
  const open = new Set<Socket>()
  let whole = true
  let stallText: string | undefined
  const hold = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
  }
  const cut = () => {
    whole = false
    for (const socket of open) socket.destroy()
  }
  const server = createServer((near) => {
    hold(near)
    if (!whole) return near.destroy()
    const far = connect(Number(port), hostname)
    hold(far)
    near.pipe(far).on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    far.on('end', () => near.end())
    far.on('data', (piece: Buffer) => {
      near.write(piece)
      if (stallText !== undefined && piece.includes(stallText)) far.pause()
    })
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    stallAfter: (text) => {
      stallText = text
    },
    mend: () => {
      whole = true
      stallText = undefined
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
