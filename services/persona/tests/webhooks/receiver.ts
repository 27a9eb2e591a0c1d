import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface Received {
  headers: Record<string, string>
  body: string
}

/** A creator's server on this machine. */
export interface Receiver {
  url: string
  received: Received[]
  /** The statuses of its next answers, before `status`. */
  nextStatuses: number[]
  /** The status of its other answers. */
  status: number
  /** Returns what a delivery says, once its signature is verified by the library of Standard Webhooks. */
  read: (secret: string, index: number) => unknown
  stop: () => void
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    received.push({ headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])), body })
    const status = receiver.nextStatuses.shift() ?? receiver.status
    response.writeHead(status, { Location: 'http://127.0.0.1:1/' }).end('a secret of the receiver')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=1`,
    received,
    nextStatuses: [],
    status: 204,
    read: (secret, index) => {
      const { body, headers } = received[index] ?? { body: '', headers: {} }
      return new Webhook(secret).verify(body, headers)
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
