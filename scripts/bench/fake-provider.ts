import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/*
 * A model provider for benchmarks that uses little CPU: events are encoded before the first request, and one timer serves all streams.
 * The first token of an answer carries its send time in microseconds of the monotonic clock; the other tokens are numbered.
 * The request's `model` ends in `<tokens>.<interval in ms>`, such as `gpt-bench-400.5`.
 * Arguments: the port and the address to listen on.
 */
interface Stream {
  response: ServerResponse
  sent: number
  tokens: number
  everyTicks: number
}

const tickMs = 5
const event = (content: string) =>
  `data: {"id":"c","object":"chat.completion.chunk","created":1,"model":"bench","choices":[{"index":0,"delta":{"content":${JSON.stringify(content)}},"finish_reason":null}]}\n\n`
const tokens = Array.from({ length: 5_000 }, (_, index) => Buffer.from(event(`w${index} `)))
const end = Buffer.from(
  'data: {"id":"c","object":"chat.completion.chunk","created":1,"model":"bench","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
)

const streams = new Set<Stream>()
let tick = 0
setInterval(() => {
  tick++
  for (const stream of streams) {
    if (tick % stream.everyTicks !== 0) continue
    const { response } = stream
    if (stream.sent === stream.tokens) {
      streams.delete(stream)
      response.end(end)
    } else if (stream.sent === 0) response.write(event(`t${process.hrtime.bigint() / 1000n} `))
    else response.write(tokens[stream.sent] as Buffer)
    stream.sent++
  }
}, tickMs)

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    const [count = '60', interval = '5'] = /(\d+)\.(\d+)/.exec(JSON.parse(body || '{}').model ?? request.url ?? '')?.slice(1) ?? []
    request.socket.setNoDelay(true)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const stream = { response, sent: 0, tokens: Number(count), everyTicks: Math.max(1, Number(interval) / tickMs) }
    streams.add(stream)
    response.on('close', () => streams.delete(stream))
  })
})
server.keepAliveTimeout = 60_000
server.listen(Number(process.argv[2] ?? 0), process.argv[3] ?? '127.0.0.1', () =>
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
)
