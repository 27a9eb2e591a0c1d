import { setTimeout as delay } from 'node:timers/promises'

interface Running {
  /** Resolves when the server has ended. */
  exited: Promise<void>
  stop: () => Promise<void>
}

interface Options {
  /** `signal` aborts when the server is no longer wanted. */
  start: (signal: AbortSignal) => Promise<Running>
  /** Gets each end, before the restart. */
  onEnd: () => void
  /** Gets why the server runs no more: it did not start, or it ended too often. */
  onGiveUp: (reason: string) => void
  now?: () => number
}

const minuteMs = 60_000
const mostRestarts = 3
const restartAfterMs = 500

/** Starts a server and starts it again when it ends, three times a minute at most. Returns a function that stops it. */
export function keepRunning({ start, onEnd, onGiveUp, now = Date.now }: Options): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const restarts: number[] = []

  const run = async () => {
    while (!signal.aborted) {
      const server = await start(signal)
      const stop = () => void server.stop()
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
      await server.exited
      signal.removeEventListener('abort', stop)
      if (signal.aborted) return
      onEnd()
      while (restarts[0] !== undefined && restarts[0] <= now() - minuteMs) restarts.shift()
      if (restarts.length === mostRestarts) return onGiveUp(`it ended ${mostRestarts + 1} times within a minute`)
      restarts.push(now())
      await delay(restartAfterMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const ended = run().catch((error: Error) => {
    if (!signal.aborted) onGiveUp(error.message)
  })
  return async () => {
    stopping.abort()
    await ended
  }
}
