import { setTimeout as delay } from 'node:timers/promises'
import { interval } from '@rostra/kit/async/interval'
import { allowedSlowdown, type Span } from './load-report.ts'
import type { ProbedLoad } from './probed-load.ts'

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
const healthyWithinMs = 60_000

/**
 * Probes the product until no call fails for 2.5 s, and returns four times the longest call of that time: what a bound of a call during a
 * fault allows for the machine, beside the product's own waits. A fixed allowance would fail on a slow machine and hide a slow product on a
 * fast one. Throws when calls still fail after a minute.
 */
export async function machineAllowanceMs(load: ProbedLoad): Promise<number> {
  const deadline = performance.now() + healthyWithinMs
  for (;;) {
    const from = performance.now()
    const stopProbes = interval(usualPauseMs, async () => load.probe(), load.fail)
    await delay(healthyForMs).finally(stopProbes)
    const to = performance.now()
    await load.endedBefore(to)
    const calls = load.calls.filter(({ at }) => at >= from && at < to)
    if (calls.every(({ status }) => status > 0 && status < 500)) return allowedSlowdown * Math.max(...calls.map(({ ms }) => ms))
    if (to > deadline) throw new Error('Calls of the product fail without a fault')
  }
}

/** Probes a product during a fault and after it. Returns the span of the fault, once every call that began in it has ended. */
export async function probeDuring(load: ProbedLoad, { begin, lastsMs, recoveryMs, probeEveryMs = usualPauseMs }: Fault): Promise<Span> {
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
