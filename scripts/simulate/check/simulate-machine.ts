import { percentile } from '../../bench/measure/statistics.ts'
import { stepsToFirstToken } from '../product/journey.ts'
import { type Flow, type Station, simulateNetwork } from '../queueing/network.ts'
import { createRandom } from '../queueing/random.ts'

/** A process of the measured machine. */
export interface MachineProcess {
  name: string
  servers: number
  /** CPU of one more exchange, and the part of it without tokens, in milliseconds. */
  exchangeMs: number
  fixedMs: number
  /** Share of a core that it uses besides. */
  rest: number
}

/** What costs and cores do not tell. */
export interface Fitted {
  /** Milliseconds of disk, timers and the kernel that a message meets in all. */
  delayMs: number
  variation: number
}

/** What was calibrated at a rate of exchanges. */
export interface FittedAt extends Fitted {
  perSecond: number
}

/** What a process used at a rate of exchanges. */
export interface UsedAt {
  perSecond: number
  /** Share of a core. */
  cores: number
}

/**
 * Returns the line through what a process used at two rates. Exchanges share commands, batches and timers, so the first ones of a second cost more than one more:
 * what the line has at no exchange is more than a process at rest uses. A line that would begin below nothing begins at nothing.
 */
export function costOfOneMore(low: UsedAt, high: UsedAt): { exchangeMs: number; rest: number } {
  const slope = (high.cores - low.cores) / (high.perSecond - low.perSecond)
  const rest = low.cores - slope * low.perSecond
  if (slope <= 0) return { exchangeMs: 0, rest: (low.cores + high.cores) / 2 }
  return rest >= 0 ? { exchangeMs: slope * 1_000, rest } : { exchangeMs: (high.cores * 1_000) / high.perSecond, rest: 0 }
}

export interface MachineTimes {
  /** Share of all cores, 0 to 1. */
  busy: number
  p50Ms: number
  p99Ms: number
}

/** A task besides the followed messages: the work after a first token, frames, and what runs at rest. */
const otherTaskMs = 0.2
const simulatedSeconds = 60

/** Simulates all processes of the product on the cores of one machine at a rate of exchanges. */
export function simulateMachine(
  processes: readonly MachineProcess[],
  cores: number,
  perSecond: number,
  { delayMs, variation }: Fitted,
): MachineTimes {
  const stations: Station[] = processes.map(({ name, servers }) => ({ name, servers }))
  const costOf = (name: string) => ({ fixedMs: processes.find((each) => each.name === name)?.fixedMs ?? 0, tokenMs: 0 })
  const steps = stepsToFirstToken(stations, costOf, { variation, networkMs: 0, majorityMs: 0 })
  const followed = [...steps.filter(({ meanMs }) => meanMs > 0), { meanMs: delayMs, variation: 0 }]
  const others = processes.map(({ name, exchangeMs, rest }, station): Flow => {
    const inSteps = steps.reduce((sum, step) => sum + (step.station === station ? step.meanMs : 0), 0)
    const workMs = perSecond * Math.max(0, exchangeMs - inSteps) + rest * 1_000
    return { name: `other work of ${name}`, perSecond: workMs / otherTaskMs, steps: [{ station, meanMs: otherTaskMs, variation }] }
  })
  const flows = [{ name: 'message', perSecond, steps: followed }, ...others]
  const seconds = Math.max(simulatedSeconds, 2_000 / perSecond)
  const { timesMs, stations: results } = simulateNetwork({ stations, flows, cores, seconds, random: createRandom(1) })
  const times = timesMs.get('message') ?? []
  const busy = results.reduce((sum, each, index) => sum + each.busy * (stations[index]?.servers ?? 1), 0) / cores
  return { busy, p50Ms: percentile(times, 50), p99Ms: percentile(times, 99) }
}

/** Finds the delay and the variation with which a simulation has the measured p50 and p99. Variations beyond 6 are not tried. */
export function calibrate(
  processes: readonly MachineProcess[],
  cores: number,
  perSecond: number,
  measured: { p50Ms: number; p99Ms: number },
): Fitted {
  const shifted = (variation: number): Fitted => {
    const { p50Ms } = simulateMachine(processes, cores, perSecond, { delayMs: 0, variation })
    return { delayMs: Math.max(0, measured.p50Ms - p50Ms), variation }
  }
  let [low, high] = [0, 6]
  for (let step = 0; step < 6; step++) {
    const middle = (low + high) / 2
    const { p99Ms } = simulateMachine(processes, cores, perSecond, shifted(middle))
    if (p99Ms < measured.p99Ms) low = middle
    else high = middle
  }
  return shifted((low + high) / 2)
}

/** Returns what is between two calibrations, or beyond them, in proportion to the rate. Neither gets negative. */
export function fittedAt(perSecond: number, low: FittedAt, high: FittedAt): Fitted {
  const share = (perSecond - low.perSecond) / (high.perSecond - low.perSecond)
  const between = (from: number, to: number) => Math.max(0, from + share * (to - from))
  return { delayMs: between(low.delayMs, high.delayMs), variation: between(low.variation, high.variation) }
}
