const sampleMs = 100
const samples = 5

/**
 * Measures by how much this process's event loop is late. The value is the smallest lateness of the last five samples, half a second: one long
 * task, a garbage collection or a burst of calls raises it for one sample only, and a loop that keeps falling behind raises all of them.
 */
export interface EventLoopDelay {
  /** In milliseconds. */
  readonly currentMs: number
  stop: () => void
}

/** Starts to sample the event loop every 100 ms. It does not keep the process alive. */
export function measureEventLoopDelay(now: () => number = () => performance.now()): EventLoopDelay {
  const latest = new Float64Array(samples)
  let next = 0
  let previous = now()
  const timer = setInterval(() => {
    const time = now()
    latest[next++ % samples] = time - previous - sampleMs
    previous = time
  }, sampleMs).unref()
  return {
    get currentMs() {
      return Math.max(0, Math.min(...latest))
    },
    stop: () => clearInterval(timer),
  }
}

let ofProcess: EventLoopDelay | undefined

/** Returns the measurement that all servers of this process share. */
export const eventLoopDelay = (): EventLoopDelay => {
  ofProcess ??= measureEventLoopDelay()
  return ofProcess
}
