import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createHttpServer, type HttpServer } from './http-server.ts'

let server: HttpServer | undefined
afterEach(() => server?.close(0))

/** Sends the beginning of a request that never ends. Returns what the server sends until it closes the connection, and how long that takes. */
async function halfOpen(port: number, beginning: string): Promise<{ response: string; ms: number }> {
  const startedAt = performance.now()
  const socket = connect(port, '127.0.0.1')
  let response = ''
  socket.on('data', (piece) => {
    response += piece
  })
  socket.on('error', () => undefined)
  if (beginning !== '') socket.write(beginning)
  await once(socket, 'close')
  return { response, ms: performance.now() - startedAt }
}

describe('a request that never ends', () => {
  it.each([
    ['no byte', '', 150],
    ['half of its headers', 'POST /api/login HTTP/1.1\r\nHost: rostra.example\r\nContent-', 150],
    ['half of its body', 'POST /api/login HTTP/1.1\r\nHost: rostra.example\r\nContent-Length: 100\r\n\r\n{"user', 300],
  ])('with %s gets 408 once its time is over, and its connection is closed', async (_name, beginning, boundMs) => {
    server = createHttpServer(() => undefined, { headersMs: 150, requestMs: 300, checkMs: 20 })
    const { response, ms } = await halfOpen(await server.listen(0, '127.0.0.1'), beginning)
    expect(response).toMatch(/^HTTP\/1.1 408 /)
    expect(ms).toBeGreaterThan(boundMs - 20)
  })

  it('has 10 s for its headers and 15 s in all, which are checked every second', () => {
    server = createHttpServer(() => undefined)
    expect(server.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 15_000 })
    expect(server.server).toHaveProperty('connectionsCheckingInterval', 1_000)
  })
})
