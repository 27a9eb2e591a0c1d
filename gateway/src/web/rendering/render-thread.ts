import { Worker } from 'node:worker_threads'
import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'
import { type Client, memberOf } from '../../callers/client.ts'
import type { SiteSettings } from '../html/page-head.ts'
import type { PageApi } from './page-api.ts'
import type { FromWorker, ToWorker } from './render-messages.ts'

export interface RenderThread {
  /**
   * Returns the HTML that replaces a page's empty #root, for a member or else for a visitor; null for a page that the browser renders, and
   * for a third page of one member at a time. Throws when the page isn't rendered in time.
   */
  render: (url: string, reader?: Client) => Promise<string | null>
  stop: () => void
}

export interface RenderThreadOptions {
  /** The URL of the web's server build. */
  bundle: string
  site: SiteSettings
  /** Answers an API call of a page on behalf of its reader. */
  callApi: PageApi
  log: Log
  /** The time limit of one page, in milliseconds. */
  timeoutMs?: number
}

interface Job {
  reader: Client | undefined
  resolve: (html: string | null) => void
  reject: (error: Error) => void
}

/** The most pages that wait. A page takes 10 to 30 ms, so the last of 30 waits for about the whole time limit. */
const maxJobs = 30
/** The most pages of members that wait. Nothing caches those, and visitors keep the other half. */
const maxMemberJobs = maxJobs / 2
/** The most pages that wait for one member, who opens no more at a time by hand. */
const maxJobsOfMember = 2
/** The shortest time between two starts of the worker, in milliseconds. */
const restartAfterMs = 10_000

/** Starts a worker thread that renders pages. A worker that hangs or fails is terminated and replaced on demand. */
export function createRenderThread({ bundle, site, callApi, log, timeoutMs = 1_000 }: RenderThreadOptions): RenderThread {
  const jobs = new Map<number, Job>()
  const outages = logEpisodes(log, { began: 'the render worker has ended', ended: 'the render worker renders again' })
  let lastJobId = 0
  let worker: Worker | undefined
  let startedAt = 0
  let lastMessageAt = 0

  const start = (): Worker => {
    const started = new Worker(new URL('render-worker.ts', import.meta.url), {
      workerData: { bundle, site },
      // The worker gets no settings of the process, so that a page can't reveal them.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    })
    started.on('message', (message: FromWorker) => {
      lastMessageAt = Date.now()
      if (message.kind === 'call') return void answerCall(started, message)
      if (message.kind === 'failed') return jobs.get(message.id)?.reject(new Error(message.message))
      outages.recovered()
      jobs.get(message.id)?.resolve(message.html)
    })
    started.on('error', (error) => discard(started, error as Error))
    started.on('exit', () => discard(started, new Error('the render worker has exited')))
    started.unref()
    startedAt = Date.now()
    return started
  }

  const answerCall = async (to: Worker, { id, page, path }: FromWorker & { kind: 'call' }) => {
    const job = jobs.get(page)
    // A page that nothing waits for makes no further calls.
    const response = job ? await callApi(path, job.reader) : { status: 503, headers: {}, text: '' }
    to.postMessage({ kind: 'response', id, ...response } satisfies ToWorker)
  }

  const discard = (discarded: Worker, error: Error) => {
    if (worker !== discarded) return
    outages.failed(error)
    terminate(discarded, error)
  }

  const terminate = (running: Worker, error: Error) => {
    worker = undefined
    void running.terminate()
    for (const job of jobs.values()) job.reject(error)
  }

  worker = start()
  return {
    render: async (url, reader) => {
      if (jobs.size >= maxJobs) throw new Error('too many pages wait for the render worker')
      if (reader) {
        const readers = [...jobs.values()].flatMap((job) => job.reader ?? [])
        const { id: memberId } = memberOf(reader)
        if (readers.filter((other) => memberOf(other).id === memberId).length >= maxJobsOfMember) return null
        if (readers.length >= maxMemberJobs) throw new Error('too many pages of members wait for the render worker')
      }
      if (!worker && Date.now() - startedAt < restartAfterMs) throw new Error('the render worker is not running')
      worker ??= start()
      const renderer = worker
      const id = ++lastJobId
      const requestedAt = Date.now()
      const timeout = new Error(`the page was not rendered within ${timeoutMs} ms`)
      const html = new Promise<string | null>((resolve, reject) => jobs.set(id, { reader, resolve, reject }))
      const timer = setTimeout(() => {
        jobs.get(id)?.reject(timeout)
        // A worker that has sent no message since the request is in an endless loop.
        if (lastMessageAt < requestedAt && startedAt < requestedAt - timeoutMs) discard(renderer, timeout)
      }, timeoutMs)
      renderer.postMessage({ kind: 'render', id, url, forMember: reader !== undefined } satisfies ToWorker)
      return html.finally(() => {
        clearTimeout(timer)
        jobs.delete(id)
      })
    },
    stop: () => {
      if (worker) terminate(worker, new Error('the gateway stops'))
      startedAt = Number.POSITIVE_INFINITY
    },
  }
}
