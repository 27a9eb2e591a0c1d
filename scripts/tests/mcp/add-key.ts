import { once } from 'node:events'
import { createServer, request as send } from 'node:http'

export interface KeyProxy {
  url: string
  stop: () => Promise<void>
}

/** Starts a proxy that adds a key to each request, because the suites have no option for it. It changes nothing else. */
export async function startKeyProxy(target: string, key: string): Promise<KeyProxy> {
  const { hostname, port } = new URL(target)
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request
    const options = { hostname, port, method, path, headers: { ...headers, authorization: `Bearer ${key}` } }
    const forwarded = send(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${address.port}`, stop }
}
