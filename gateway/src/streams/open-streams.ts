import { type EpisodeLog, logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'
import { registry } from '@rostra/kit/metrics'
import { Gauge } from 'prom-client'

const openStreams = new Gauge({
  name: 'rostra_open_streams',
  help: 'Event streams that clients have open',
  registers: [registry],
})

/** An open event stream to a client. */
export interface OpenStream {
  /**
   * Sends a ping, which keeps proxies from closing the connection. Destroys the connection of a client that has read nothing for 8 pings.
   */
  ping: () => void
  /** Ends the response without its last frame. The client resumes at another replica. Does not reject. */
  cut: () => Promise<void>
}

export interface OpenStreams {
  add: (stream: OpenStream) => void
  remove: (stream: OpenStream) => void
  /** Resolves when no stream is open. After `graceMs` it cuts the remaining ones. */
  drained: (graceMs: number) => Promise<void>
  /** Logs streams from a service that break off, once per episode. */
  readonly sourceFailures: Readonly<Record<'chat' | 'experts', EpisodeLog>>
  /** The time limit of a stream's first event, in milliseconds. */
  readonly firstEventMs: number
}

export interface OpenStreamsOptions {
  log: Log
  /** The time between pings, in milliseconds. */
  pingMs?: number
  /** 5.7 s by default: a service refuses a stream that has not begun after 5 s. */
  firstEventMs?: number
}

/** Creates the registry of open streams. One interval pings all of them; it runs only while a stream is open. */
export function createOpenStreams({ log, pingMs = 15_000, firstEventMs = 5_700 }: OpenStreamsOptions): OpenStreams {
  const streams = new Set<OpenStream>()
  let interval: NodeJS.Timeout | undefined
  let onEmpty: (() => void) | undefined

  const pingAll = () => {
    for (const stream of streams) stream.ping()
  }

  return {
    add: (stream) => {
      streams.add(stream)
      openStreams.inc()
      interval ??= setInterval(pingAll, pingMs).unref()
    },
    remove: (stream) => {
      if (!streams.delete(stream)) return
      openStreams.dec()
      if (streams.size > 0) return
      clearInterval(interval)
      interval = undefined
      onEmpty?.()
    },
    drained: (graceMs) =>
      new Promise((resolve) => {
        if (streams.size === 0) return resolve()
        const timer = setTimeout(async () => {
          await Promise.all([...streams].map((stream) => stream.cut()))
          resolve()
        }, graceMs)
        onEmpty = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    firstEventMs,
    sourceFailures: { chat: logFailures(log, 'chat'), experts: logFailures(log, 'experts') },
  }
}

const logFailures = (log: Log, service: string) =>
  logEpisodes(log, { began: `streams from ${service} break off`, ended: `streams from ${service} work again` })
