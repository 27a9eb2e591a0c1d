import type { ConstantArrivalRateScenario, ConstantVUsScenario, RampingArrivalRateScenario, Scenario } from 'k6/options'
import type { LoadSettings } from './load-settings.ts'

/** Which part of a run's load it is, and how it is tagged. */
export interface Part {
  /** The exported function that is run. */
  exec: string
  /** Of the run's load, 0 to 1. */
  share?: number
  startsAtSeconds?: number
  seconds?: number
  tags?: Record<string, string>
}

type Load = Pick<LoadSettings, 'rate' | 'vus' | 'seconds'>

export interface Stage {
  perMinute: number
  seconds: number
}

/** Answers that are on their way when a run ends may end; what takes longer is interrupted and counted nowhere. */
const gracefulStop = '60s'
/** Rates are whole numbers to k6: a minute lets one in twenty seconds be one. */
const timeUnit = '1m'
/** How long one iteration is expected to take, and how long it may take before the generator runs out of people. */
const usualSeconds = 4
const longestSeconds = 20

const duration = (seconds: number) => `${Math.round(seconds * 1_000)}ms`
const perMinute = (rate: number) => Math.max(1, Math.round(rate * 60))

/** People enough for a rate a second. Those above the first number are made during the run, which costs the generator time. */
function people(rate: number, vus?: number) {
  return { preAllocatedVUs: vus ?? Math.ceil(rate * usualSeconds) + 2, maxVUs: vus ?? Math.ceil(rate * longestSeconds) + 10 }
}

/** The same load from beginning to end: arrivals at a rate, or people who begin anew as soon as they are through. */
export function steady({ rate, vus, seconds }: Load, part: Part): ConstantArrivalRateScenario | ConstantVUsScenario {
  const { exec, share = 1, startsAtSeconds = 0, tags } = part
  const shared = { exec, gracefulStop, startTime: duration(startsAtSeconds), duration: duration(part.seconds ?? seconds), tags }
  const own = vus === undefined ? undefined : Math.max(1, Math.round(vus * share))
  if (rate === undefined) return { ...shared, executor: 'constant-vus', vus: own ?? 1 }
  return { ...shared, executor: 'constant-arrival-rate', rate: perMinute(rate * share), timeUnit, ...people(rate * share, own) }
}

/** Arrivals at a rate that goes from one stage to the next in a straight line; it begins as the first stage ends. */
export function changing(stages: readonly Stage[], { vus }: Pick<Load, 'vus'>, { exec, tags }: Part): RampingArrivalRateScenario {
  const peak = Math.max(...stages.map((stage) => stage.perMinute)) / 60
  return {
    ...{ executor: 'ramping-arrival-rate', exec, tags, gracefulStop, timeUnit },
    ...{ startRate: stages[0]?.perMinute ?? 1, ...people(peak, vus) },
    stages: stages.map(({ perMinute: target, seconds }) => ({ target, duration: duration(seconds) })),
  }
}

/** About how many iterations begin in a run, for what has to be made before it; people without a rate are taken to need a second each. */
export const iterations = ({ rate, vus = 1, seconds }: Load): number => Math.ceil((rate ?? vus) * seconds)

export type Scenarios = Record<string, Scenario>
