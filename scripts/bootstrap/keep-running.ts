import { setTimeout as delay } from 'node:timers/promises'

interface Running {
  /** Resolves when the server has ended. */
  exited: Promise<void>
  stop: () => Promise<void>
}

interface Options<Server extends Running> {
  /** `signal` aborts when the server is no longer wanted. */
  start: (signal: AbortSignal) => Promise<Server>
  /** Gets each end, before the restart. */
  onEnd: () => void
  /** Gets why the server runs no more: it did not start, or it ended too often. */
  onGiveUp: (reason: string) => void
  /** Resolves when a server that ended may be started again. */
  untilStartable?: (signal: AbortSignal) => Promise<void>
  now?: () => number
}

interface Kept<Server> {
  /** Resolves to the server when it runs for the first time. */
  started: Promise<Server>
  stop: () => Promise<void>
}

const minuteMs = 60_000
const mostRestarts = 3
const restartAfterMs = 500

/** Starts a server and starts it again when it ends, three times a minute at most. */
export function keepRunning<Server extends Running>(options: Options<Server>): Kept<Server> {
  const { start, onEnd, onGiveUp, untilStartable, now = Date.now } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const restarts: number[] = []
  const { promise: started, resolve: tell, reject } = Promise.withResolvers<Server>()
  // Not every caller waits for it.
  started.catch(() => undefined)

  const run = async () => {
    while (!signal.aborted) {
      const server = await start(signal)
      tell(server)
      const stop = () => void server.stop()
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
      await server.exited
      signal.removeEventListener('abort', stop)
      if (signal.aborted) return
      onEnd()
      await untilStartable?.(signal)
      while (restarts[0] !== undefined && restarts[0] <= now() - minuteMs) restarts.shift()
      if (restarts.length === mostRestarts) return onGiveUp(`it ended ${mostRestarts + 1} times within a minute`)
      restarts.push(now())
      await delay(restartAfterMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const ended = run().catch((error: Error) => {
    reject(error)
    if (!signal.aborted) onGiveUp(error.message)
  })
  return {
    started,
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}
