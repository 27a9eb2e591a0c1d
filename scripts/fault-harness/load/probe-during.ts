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

const usualPauseMs = 500
const healthyForMs = 5 * usualPauseMs

/**
 * Probes the healthy product, and returns four times its longest call: what a bound of a call during a fault allows for the machine, beside the
 * product's own waits. A fixed allowance would fail on a slow machine and hide a slow product on a fast one.
 */
export async function machineAllowanceMs(load: Load): Promise<number> {
  const from = performance.now()
  const stopProbes = interval(usualPauseMs, async () => load.probe(), load.fail)
  await delay(healthyForMs).finally(stopProbes)
  const to = performance.now()
  await load.endedBefore(to)
  return 4 * Math.max(...load.calls.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms))
}

/** Probes a product during a fault and after it. Returns the span of the fault, once every call that began in it has ended. */
export async function probeDuring(load: Load, { begin, lastsMs, recoveryMs, probeEveryMs = usualPauseMs }: Fault): Promise<Span> {
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
