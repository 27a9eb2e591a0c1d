import { Worker } from 'node:worker_threads'
import type { ApiAnswer, FromRenderer, ToRenderer } from './render-messages.ts'

export interface RenderThread {
  /** The page at an address, to be put in the place of an empty #root. Throws when it could not be rendered in time. */
  render: (address: string) => Promise<string>
  stop: () => void
}

export interface RenderThreadOptions {
  /** The URL of the web's code that renders. */
  bundle: string
  /** What the API answers a visitor at a path. */
  answer: (path: string) => Promise<ApiAnswer>
  /** How long one page may take, in milliseconds. */
  limitMs?: number
}

interface Job {
  done: (html: string) => void
  failed: (error: Error) => void
}

/** A page takes some 10 to 30 ms, so a second has passed before the last of these is done. */
const waitingMost = 30
/** One that ends by itself is started again, but not without end. */
const restartAfterMs = 10_000

/** A thread that renders pages. It is started at once; one that takes too long over a page is ended, and another one started when needed. */
export function createRenderThread({ bundle, answer, limitMs = 1_000 }: RenderThreadOptions): RenderThread {
  const jobs = new Map<number, Job>()
  let lastId = 0
  let worker: Worker | undefined
  let startedAt = 0
  let heardAt = 0

  const start = (): Worker => {
    const started = new Worker(new URL('renderer.ts', import.meta.url), {
      workerData: { bundle },
      // No setting reaches it, so none can be read out of it.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    })
    started.on('message', (message: FromRenderer) => {
      heardAt = Date.now()
      if (message.kind === 'ask') return void reply(started, message.id, message.path)
      if (message.kind === 'rendered') jobs.get(message.id)?.done(message.html)
      else jobs.get(message.id)?.failed(new Error(message.message))
    })
    started.on('error', (error) => end(started, error as Error))
    started.on('exit', () => end(started, new Error('the thread that renders has ended')))
    started.unref()
    startedAt = Date.now()
    return started
  }

  const reply = async (to: Worker, id: number, path: string) => {
    const answered = await answer(path)
    to.postMessage({ kind: 'answer', id, ...answered } satisfies ToRenderer)
  }

  const end = (ended: Worker, error: Error) => {
    if (worker !== ended) return
    worker = undefined
    void ended.terminate()
    for (const job of jobs.values()) job.failed(error)
  }

  worker = start()
  return {
    render: async (address) => {
      if (jobs.size >= waitingMost) throw new Error('too many pages wait to be rendered')
      if (!worker && Date.now() - startedAt < restartAfterMs) throw new Error('the thread that renders is away')
      worker ??= start()
      const renderer = worker
      const id = ++lastId
      const begun = Date.now()
      const late = new Error(`${limitMs} ms were not enough`)
      const html = new Promise<string>((done, failed) => jobs.set(id, { done, failed }))
      const timer = setTimeout(() => {
        jobs.get(id)?.failed(late)
        // Nothing at all was heard of it since: it is in the middle of something without end.
        if (heardAt < begun && startedAt < begun - limitMs) end(renderer, late)
      }, limitMs)
      renderer.postMessage({ kind: 'render', id, address } satisfies ToRenderer)
      return html.finally(() => {
        clearTimeout(timer)
        jobs.delete(id)
      })
    },
    stop: () => {
      if (worker) end(worker, new Error('stopping'))
      startedAt = Number.POSITIVE_INFINITY
    },
  }
}
