import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

/** Answers a request. */
export type Script = (response: ServerResponse, received: Received) => unknown

/** An HTTP server for tests. The next script answers each request; the last one answers all further requests. */
export class FakeProvider {
  readonly received: Received[] = []
  /** The number of connections that clients have opened. */
  connections = 0
  readonly #scripts: Script[]
  readonly #server: http.Server

  constructor(...scripts: Script[]) {
    this.#scripts = scripts
    this.#server = http.createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request.setEncoding('utf8')) body += chunk
      const received = { path: request.url ?? '', headers: request.headers, body: JSON.parse(body) }
      this.received.push(received)
      const script = this.#scripts[Math.min(this.received.length, this.#scripts.length) - 1]
      script?.(response, received)
    })
    this.#server.on('connection', () => this.connections++)
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

/** Returns a script that answers with an event stream, with one write per piece. `ends` decides whether the response ends after them. */
export function streamed(pieces: readonly (string | Buffer)[], ends = true, headers: Record<string, string> = {}) {
  return async (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', ...headers })
    response.socket?.setNoDelay(true)
    for (const piece of pieces) {
      response.write(piece)
      await new Promise(setImmediate)
    }
    if (ends) response.end()
  }
}

/** Returns a script that answers with JSON. */
export function refused(status: number, body: unknown, headers: Record<string, string> = {}) {
  return (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** Returns a script that answers with `then`, but refuses a request whose body `check` accepts. */
export const refusing =
  (check: (body: Received['body']) => boolean, refusal: Script, then: Script): Script =>
  (response, received) =>
    check(received.body) ? refusal(response, received) : then(response, received)

/** Splits a text into its bytes. */
export function bytes(text: string): Buffer[] {
  return [...Buffer.from(text)].map((byte) => Buffer.from([byte]))
}
