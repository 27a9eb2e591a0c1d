const sampleMs = 100
const samples = 5
/** The number of samples without a reading, 10 s, after which sampling stops, so that it does not wake an idle process. */
const samplesUnread = 100

/**
 * Measures the delay of this process's event loop: the smallest of the last five samples, half a second. A single long task, a garbage
 * collection or a burst of calls raises only one sample; sustained overload raises all of them.
 */
export interface EventLoopDelay {
  /**
   * The delay in milliseconds. Reading it starts the sampling: it is 0 in the first half second, and again after 10 s without a reading.
   */
  readonly currentMs: number
  stop: () => void
}

/** Creates a measurement that samples the event loop every 100 ms while its value is read. Does not keep the process alive. */
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
