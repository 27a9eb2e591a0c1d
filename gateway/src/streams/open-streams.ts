import { registry } from '@rostra/kit/metrics'
import { Gauge } from 'prom-client'

const openStreams = new Gauge({
  name: 'rostra_open_streams',
  help: 'Event streams that a reader has open',
  registers: [registry],
})

/** A stream that is open to a reader. */
export interface OpenStream {
  /** Keeps proxies awake; gives up a reader that takes nothing. */
  ping: () => void
  /** Ends the answer without its last event, so that the reader resumes elsewhere. */
  cut: () => void
}

export interface OpenStreams {
  add: (stream: OpenStream) => void
  remove: (stream: OpenStream) => void
  /** Resolves when none is open, or after `graceMs`, when those that are left are cut. */
  drained: (graceMs: number) => Promise<void>
}

/** Knows every open stream; one interval pings them all, and stands only while there are any. */
export function createOpenStreams(pingMs = 15_000): OpenStreams {
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
        const timer = setTimeout(() => {
          for (const stream of streams) stream.cut()
          resolve()
        }, graceMs)
        onEmpty = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}
