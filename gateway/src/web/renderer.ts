import { parentPort, workerData } from 'node:worker_threads'
import type { ApiAnswer, FromRenderer, ToRenderer } from './render-messages.ts'

/*
 * The thread that renders pages, so that rendering holds up no stream. It runs the web's own code, built for servers: what that fetches is
 * asked of the gateway's handlers in the main thread, and nothing else can be reached by it.
 */
const port = parentPort
if (!port) throw new Error('renderer.ts is a worker')

const waiting = new Map<number, (answer: ApiAnswer) => void>()
let lastId = 0
const say = (message: FromRenderer) => port.postMessage(message)

globalThis.fetch = async (path) => {
  const id = ++lastId
  const { text, ...init } = await new Promise<ApiAnswer>((resolve) => {
    waiting.set(id, resolve)
    say({ kind: 'ask', id, path: String(path) })
  })
  return new Response(text, init)
}

const { renderPage } = (await import(workerData.bundle)) as { renderPage: (address: string) => Promise<string> }

port.on('message', (message: ToRenderer) => {
  const { id } = message
  if (message.kind === 'answer') {
    waiting.get(id)?.(message)
    waiting.delete(id)
    return
  }
  renderPage(message.address).then(
    (html) => say({ kind: 'rendered', id, html }),
    (error) => say({ kind: 'failed', id, message: String(error) }),
  )
})
