import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { unboundBody } from './body-time.ts'
import { createHttpServer, type HttpServer } from './http-server.ts'

let server: HttpServer | undefined
afterEach(() => server?.close(0))

/**
 * Sends the beginning of a request that never ends. Returns what the server sends until it closes the connection, and how long that takes.
 */
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
    ['half of its chunks', 'POST /api/login HTTP/1.1\r\nHost: rostra.example\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"use', 300],
  ])('with %s gets 408 once its time is over, and its connection is closed', async (_name, beginning, boundMs) => {
    server = createHttpServer(() => undefined, { headersMs: 150, bodyMs: 300, requestMs: 2_000, checkMs: 20 })
    const { response, ms } = await halfOpen(await server.listen(0, '127.0.0.1'), beginning)
    expect(response).toMatch(/^HTTP\/1.1 408 /)
    expect(ms).toBeGreaterThan(boundMs - 20)
  })

  it('whose reader bounds the body itself still ends with the longest time of a request', async () => {
    server = createHttpServer((request) => unboundBody(request), { headersMs: 150, bodyMs: 100, requestMs: 400, checkMs: 20 })
    const beginning = 'POST /api/file HTTP/1.1\r\nHost: rostra.example\r\nContent-Length: 100\r\n\r\nhalf'
    const { response, ms } = await halfOpen(await server.listen(0, '127.0.0.1'), beginning)
    expect(response).toMatch(/^HTTP\/1.1 408 /)
    expect(ms).toBeGreaterThan(380)
  })

  it('that has its response already is cut without another one', async () => {
    server = createHttpServer((_request, response) => void response.end('refused'), {
      headersMs: 150,
      bodyMs: 200,
      requestMs: 2_000,
      checkMs: 20,
    })
    const beginning = 'POST /api/file HTTP/1.1\r\nHost: rostra.example\r\nContent-Length: 100\r\n\r\nhalf'
    const { response } = await halfOpen(await server.listen(0, '127.0.0.1'), beginning)
    expect(response).toMatch(/^HTTP\/1.1 200 /)
    expect(response).not.toContain('408')
  })

  it('has 10 s for its headers, 15 s for its body and 140 s in all, which are checked every second', () => {
    server = createHttpServer(() => undefined)
    expect(server.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 140_000 })
    expect(server.server).toHaveProperty('connectionsCheckingInterval', 1_000)
  })
})
