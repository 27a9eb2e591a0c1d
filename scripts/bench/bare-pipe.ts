import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/* The yardstick: the least that a Node process between provider and reader can do. It passes bytes on and understands none. */
const [provider = '', model = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 5_000 })
const server = createServer((incoming, outgoing) => {
  incoming.resume()
  const asked = request(`${provider}/chat/completions`, { method: 'POST', agent }, (answer) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
    outgoing.flushHeaders()
    answer.pipe(outgoing)
  })
  asked.end(JSON.stringify({ model }))
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
