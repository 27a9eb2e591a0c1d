import { AsyncLocalStorage } from 'node:async_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import type { SiteSettings } from '../html/page-head.ts'
import type { ApiResponse, FromWorker, ToWorker } from './render-messages.ts'

/*
 * Renders pages in a worker thread, so that rendering never delays a stream. Runs the web's server build. The build's fetch calls become
 * messages to the main thread, which answers them by the gateway's handlers, with the rights of the page's reader. Each call names its page
 * by the context in which it runs, since several pages are rendered at a time. The worker has no other access to the network.
 */
const port = parentPort
if (!port) throw new Error('render-worker.ts runs in a worker thread only')

/** The page in whose rendering the current code runs. */
const pages = new AsyncLocalStorage<number>()
const pendingCalls = new Map<number, (response: ApiResponse) => void>()
let lastCallId = 0
const post = (message: FromWorker) => port.postMessage(message)

globalThis.fetch = async (path) => {
  const page = pages.getStore()
  if (page === undefined) throw new Error(`${path} is called outside of a page`)
  const id = ++lastCallId
  const { text, ...init } = await new Promise<ApiResponse>((resolve) => {
    pendingCalls.set(id, resolve)
    post({ kind: 'call', id, page, path: String(path) })
  })
  return new Response(text, init)
}

interface ServerBuild {
  renderPage: (url: string, site: SiteSettings, options: { forMember: boolean }) => Promise<string | null>
}

const { renderPage }: ServerBuild = await import(workerData.bundle)

port.on('message', (message: ToWorker) => {
  const { id } = message
  if (message.kind === 'response') {
    pendingCalls.get(id)?.(message)
    pendingCalls.delete(id)
    return
  }
  const { url, forMember } = message
  const rendering = pages.run(id, () => renderPage(url, workerData.site, { forMember }))
  rendering.then(
    (html) => post({ kind: 'rendered', id, html }),
    (error) => post({ kind: 'failed', id, message: String(error) }),
  )
})
