import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface EmbeddingsServer {
  /** The setting OPENAI_BASE_URL. */
  url: string
  stop: () => Promise<void>
}

const dimensions = 8

/** Returns a vector that the text alone decides. */
const vectorOf = (text: string) => Array.from({ length: dimensions }, (_, at) => text.charCodeAt((at * 31) % text.length) / 128)

/** Starts a provider of embeddings that answers after so many milliseconds: for as long passages are stored and their source is not ready. */
export async function startEmbeddingsServer(answerMs: number): Promise<EmbeddingsServer> {
  const server = createServer(async (request, response) => {
    // The process that calls may be killed meanwhile.
    const call = await json(request).catch(() => null)
    const { input = [] } = Object(call) as { input?: string[] }
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }))
    setTimeout(() => response.setHeader('content-type', 'application/json').end(JSON.stringify({ object: 'list', data })), answerMs)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
