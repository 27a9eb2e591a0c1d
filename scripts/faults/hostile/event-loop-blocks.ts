export interface EventLoopBlocks {
  /** Runs `work` and returns the longest block of the process's event loop meanwhile, in milliseconds. */
  during: (work: () => Promise<unknown>) => Promise<number>
}

/**
 * Measures blocks of another process's event loop by its own metrics: the maximum of its histogram, which each reading resets. A block
 * cannot be longer than the CPU time that the process has used meanwhile, so that waiting for a core of a busy machine does not count.
 */
export function eventLoopBlocks(opsUrl: string): EventLoopBlocks {
  const read = async () => {
    const text = await (await fetch(`${opsUrl}/metrics`)).text()
    const numberOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) * 1_000
    return { maxMs: numberOf('nodejs_eventloop_lag_max_seconds'), cpuMs: numberOf('process_cpu_seconds_total') }
  }
  return {
    during: async (work) => {
      const before = await read()
      await work()
      const after = await read()
      const block = Math.min(after.maxMs, after.cpuMs - before.cpuMs)
      if (!Number.isFinite(block)) throw new Error('the product has no metrics of its event loop')
      return Math.max(0, block)
    },
  }
}
