import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A creator's server that speaks OpenAI's chat completions. */
export interface ModelServer {
  /** Ends in /v1. */
  url: string
  /** The status of its answers. Others than 200 are errors. */
  status: number
  requests: { authorization: string; body: { model: string; max_tokens?: number; max_completion_tokens?: number; messages: unknown[] } }[]
  stop: () => void
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

export async function startModelServer(): Promise<ModelServer> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    model.requests.push({ authorization: String(request.headers.authorization), body: JSON.parse(body) })
    if (model.status !== 200) {
      response.writeHead(model.status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: { message: 'a secret of it' } }))
      return
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.end(`${chunk({ role: 'assistant', content: 'Yes' })}${chunk({}, 'length')}data: [DONE]\n\n`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const model: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    status: 200,
    requests: [],
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return model
}
