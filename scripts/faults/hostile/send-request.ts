import { Agent, request } from 'node:http'

export interface HostileRequest {
  method: string
  /** Path and query. */
  address: string
  headers: Record<string, string>
  body?: Buffer | undefined
}

export interface Outcome {
  /** 0 when the server closed the connection without a response. */
  status: number
  /** The first bytes of the body. */
  text: string
}

const timeoutMs = 30_000
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/**
 * Sends a request and resolves with its status. Of an event stream only the beginning is read, as by a client that leaves. A
 * server may refuse a request before it has read all of it, and close the connection.
 */
export function sendRequest(url: string, { method, address, headers, body }: HostileRequest): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const { hostname, port } = new URL(url)
  const length = body ? { 'Content-Length': String(body.length) } : {}
  const sent = request(
    { agent, hostname, port, path: address, method, headers: { ...headers, ...length }, timeout: timeoutMs },
    (response) => {
      const status = response.statusCode ?? 0
      let text = ''
      const done = () => resolve({ status, text })
      response.on('data', (piece: Buffer) => {
        if (text.length < 400) text += piece.toString('latin1')
        if (response.headers['content-type'] !== 'text/event-stream') return
        done()
        sent.destroy()
      })
      response.on('end', done)
      response.on('error', done)
    },
  )
  sent.on('upgrade', (_response, socket) => {
    socket.destroy()
    resolve({ status: 101, text: '' })
  })
  sent.on('timeout', () => sent.destroy(new Error(`no response to ${method} ${address.slice(0, 100)} within ${timeoutMs} ms`)))
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve({ status: 0, text: error.message })
    else reject(error)
  })
  sent.end(body)
  return promise
}
