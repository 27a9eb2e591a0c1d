import { parentPort, workerData } from 'node:worker_threads'
import type { SiteSettings } from '../html/page-head.ts'
import type { ApiResponse, FromWorker, ToWorker } from './render-messages.ts'

/*
 * Renders pages in a worker thread, so that rendering never delays a stream. Runs the web's server build. The build's fetch calls become
 * messages to the main thread, which answers them by the gateway's handlers. The worker has no other access to the network.
 */
const port = parentPort
if (!port) throw new Error('render-worker.ts runs in a worker thread only')

const pendingCalls = new Map<number, (response: ApiResponse) => void>()
let lastCallId = 0
const post = (message: FromWorker) => port.postMessage(message)

globalThis.fetch = async (path) => {
  const id = ++lastCallId
  const { text, ...init } = await new Promise<ApiResponse>((resolve) => {
    pendingCalls.set(id, resolve)
    post({ kind: 'call', id, path: String(path) })
  })
  return new Response(text, init)
}

const { renderPage } = (await import(workerData.bundle)) as { renderPage: (url: string, site: SiteSettings) => Promise<string> }

port.on('message', (message: ToWorker) => {
  const { id } = message
  if (message.kind === 'response') {
    pendingCalls.get(id)?.(message)
    pendingCalls.delete(id)
    return
  }
  renderPage(message.url, workerData.site).then(
    (html) => post({ kind: 'rendered', id, html }),
    (error) => post({ kind: 'failed', id, message: String(error) }),
  )
})
