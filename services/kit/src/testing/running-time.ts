const tickMs = 5
/** A longer gap between two ticks counts as this many milliseconds, or as the CPU time that this thread used in it. */
const longestGapMs = 20

/**
 * Runs `work` and returns its result and the milliseconds in which this thread could run. A test compares these with a limit, instead of
 * the wall clock, which also counts time in which a busy machine runs other processes.
 */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  let ms = 0
  let last = { at: performance.now(), cpu: cpuTime() }
  const advance = () => {
    const now = { at: performance.now(), cpu: cpuTime() }
    ms += Math.max(Math.min(now.at - last.at, longestGapMs), now.cpu - last.cpu)
    last = now
  }
  const ticks = setInterval(advance, tickMs)
  try {
    const result = await work()
    advance()
    return { result, ms }
  } finally {
    clearInterval(ticks)
  }
}

/** Returns the CPU time in milliseconds that `work` takes of this thread. */
export function cpuMs(work: () => unknown): number {
  const before = cpuTime()
  work()
  return cpuTime() - before
}

function cpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
