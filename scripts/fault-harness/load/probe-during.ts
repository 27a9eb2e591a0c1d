import { setTimeout as delay } from 'node:timers/promises'
import { interval } from '@rostra/kit/async/interval'
import type { Span } from './load-report.ts'
import type { Load } from './start-load.ts'

interface Fault {
  /** Begins the fault. Returns what ends it. */
  begin: () => Promise<() => Promise<void>>
  lastsMs: number
  /** The time for which probes go on after the fault. */
  recoveryMs: number
  probeEveryMs?: number
}

/** Probes a product during a fault and after it. Returns the span of the fault, once every call that began in it has ended. */
export async function probeDuring(load: Load, { begin, lastsMs, recoveryMs, probeEveryMs = 500 }: Fault): Promise<Span> {
  const stopProbes = interval(probeEveryMs, async () => load.probe(), load.fail)
  try {
    const end = await begin()
    const from = performance.now()
    load.probe()
    try {
      await delay(lastsMs)
    } finally {
      await end()
    }
    const to = performance.now()
    await delay(recoveryMs)
    await load.endedBefore(to)
    return { from, to }
  } finally {
    await stopProbes()
  }
}
