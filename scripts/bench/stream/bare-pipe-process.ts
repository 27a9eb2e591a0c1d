import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/* The baseline of a stream: a Node process that pipes the provider's bytes to the reader without parsing them. */
const [provider = '', model = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 5_000 })
const server = createServer((incoming, outgoing) => {
  incoming.resume()
  const upstream = request(`${provider}/chat/completions`, { method: 'POST', agent }, (response) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
    outgoing.flushHeaders()
    response.pipe(outgoing)
  })
  upstream.end(JSON.stringify({ model }))
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
