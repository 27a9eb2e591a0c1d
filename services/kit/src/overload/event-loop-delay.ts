const sampleMs = 100
const samples = 5
/** Samples without a reading after which the measurement rests: 10 s. An idle process then does not wake up for it. */
const samplesUnread = 100

/**
 * Measures by how much this process's event loop is late. The value is the smallest lateness of the last five samples, half a second: one long
 * task, a garbage collection or a burst of calls raises it for one sample only, and a loop that keeps falling behind raises all of them.
 */
export interface EventLoopDelay {
  /** In milliseconds. Begins the measurement: the value is 0 in the half second after a first reading, or after 10 s without one. */
  readonly currentMs: number
  stop: () => void
}

/** Samples the event loop every 100 ms while the value is read. It does not keep the process alive. */
export function measureEventLoopDelay(now: () => number = () => performance.now()): EventLoopDelay {
  const latest = new Float64Array(samples)
  let next = 0
  let previous = 0
  let unread = 0
  let timer: NodeJS.Timeout | undefined
  const begin = () => {
    latest.fill(0)
    previous = now()
    timer = setInterval(sample, sampleMs).unref()
  }
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  const sample = () => {
    const time = now()
    latest[next++ % samples] = time - previous - sampleMs
    previous = time
    if (++unread >= samplesUnread) stop()
  }
  return {
    get currentMs() {
      unread = 0
      if (!timer) begin()
      return Math.max(0, Math.min(...latest))
    },
    stop,
  }
}

let ofProcess: EventLoopDelay | undefined

/** Returns the measurement that all servers of this process share. */
export const eventLoopDelay = (): EventLoopDelay => {
  ofProcess ??= measureEventLoopDelay()
  return ofProcess
}
