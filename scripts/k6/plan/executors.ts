import type { ConstantArrivalRateScenario, ConstantVUsScenario, RampingArrivalRateScenario, Scenario } from 'k6/options'
import type { LoadSettings } from './load-settings.ts'

/** One scenario of a run: its share of the load, its time and its tags. */
export interface Part {
  /** The name of the exported function to run. */
  exec: string
  /** Share of the run's load, 0 to 1. */
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

/** Time for iterations that run at the end. k6 interrupts longer ones and does not count them. */
const gracefulStop = '60s'
/** k6 takes whole numbers as rates, so rates are given by the minute. */
const timeUnit = '1m'
/** Expected duration of an iteration, for which virtual users are allocated in advance. */
const expectedSeconds = 4
/** Longest duration of an iteration for which the generator still has enough virtual users. */
const longestSeconds = 20

const duration = (seconds: number) => `${Math.round(seconds * 1_000)}ms`
const perMinute = (rate: number) => Math.max(1, Math.round(rate * 60))

/** Returns the number of virtual users for a rate per second. k6 creates those above preAllocatedVUs during the run. */
function virtualUsers(rate: number, vus?: number) {
  return { preAllocatedVUs: vus ?? Math.ceil(rate * expectedSeconds) + 2, maxVUs: vus ?? Math.ceil(rate * longestSeconds) + 10 }
}

/** Returns a constant load: arrivals at a rate (open model), or virtual users that repeat without pause (closed model). */
export function steady({ rate, vus, seconds }: Load, part: Part): ConstantArrivalRateScenario | ConstantVUsScenario {
  const { exec, share = 1, startsAtSeconds = 0, tags } = part
  const shared = { exec, gracefulStop, startTime: duration(startsAtSeconds), duration: duration(part.seconds ?? seconds), tags }
  const own = vus === undefined ? undefined : Math.max(1, Math.round(vus * share))
  if (rate === undefined) return { ...shared, executor: 'constant-vus', vus: own ?? 1 }
  return { ...shared, executor: 'constant-arrival-rate', rate: perMinute(rate * share), timeUnit, ...virtualUsers(rate * share, own) }
}

/** Returns arrivals whose rate changes linearly from stage to stage. The start rate is that of the first stage. */
export function changing(stages: readonly Stage[], { vus }: Pick<Load, 'vus'>, { exec, tags }: Part): RampingArrivalRateScenario {
  const peak = Math.max(...stages.map((stage) => stage.perMinute)) / 60
  return {
    ...{ executor: 'ramping-arrival-rate', exec, tags, gracefulStop, timeUnit },
    ...{ startRate: stages[0]?.perMinute ?? 1, ...virtualUsers(peak, vus) },
    stages: stages.map(({ perMinute: target, seconds }) => ({ target, duration: duration(seconds) })),
  }
}

/** Estimates the iterations of a run. In the closed model each virtual user is assumed to take one second. */
export const iterations = ({ rate, vus = 1, seconds }: Load): number => Math.ceil((rate ?? vus) * seconds)

export type Scenarios = Record<string, Scenario>
