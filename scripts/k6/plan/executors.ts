import type { ConstantArrivalRateScenario, ConstantVUsScenario, RampingArrivalRateScenario, Scenario } from 'k6/options'
import type { LoadSettings } from './load-settings.ts'

/** One scenario of a run: its share of the load, its time and its tags. */
interface Part {
  /** The name of the exported function to run. */
  exec: string
  /** Share of the run's load, 0 to 1. */
  share?: number
  startsAtSeconds?: number
  seconds?: number
  tags?: Record<string, string>
}

type Load = Pick<LoadSettings, 'rate' | 'vus' | 'seconds'>

interface Stage {
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
function changing(
  stages: readonly Stage[],
  { vus }: Pick<Load, 'vus'>,
  { exec, tags, startsAtSeconds = 0 }: Part,
): RampingArrivalRateScenario {
  const peak = Math.max(...stages.map((stage) => stage.perMinute)) / 60
  return {
    executor: 'ramping-arrival-rate',
    exec,
    tags,
    gracefulStop,
    timeUnit,
    startTime: duration(startsAtSeconds),
    startRate: stages[0]?.perMinute ?? 1,
    ...virtualUsers(peak, vus),
    stages: stages.map(({ perMinute: target, seconds }) => ({ target, duration: duration(seconds) })),
  }
}

/** The traffic of each hour from midnight, relative to the busiest hour. */
export const hourlyTraffic = [
  0.35, 0.22, 0.14, 0.1, 0.1, 0.14, 0.24, 0.4, 0.52, 0.56, 0.6, 0.66, 0.74, 0.7, 0.62, 0.62, 0.68, 0.78, 0.88, 0.96, 1, 0.96, 0.78, 0.55,
] as const

/** The shapes of a mixed load. */
export const shapes = ['day', 'spike', 'steady'] as const
export type Shape = (typeof shapes)[number]

/** The times of a run that have thresholds of their own, by the tag `phase`. */
export const phasesOf: Readonly<Record<Shape, readonly string[]>> = {
  day: [],
  spike: ['before', 'spike', 'after'],
  steady: ['early', 'late'],
}

/**
 * Returns the scenarios of a shape. `day`: the hours from midnight to midnight within the duration; the rate is that of the busiest hour. `spike`: `factor` times the rate
 * in the middle third, reached within 5 % of it. `steady`: the rate all the time, in two halves, so that growth over time is visible.
 */
export function scenariosOf(shape: Shape, load: Load & { rate: number }, exec: string, factor = 10): Record<string, Scenario> {
  const { rate, seconds } = load
  const part = (phase: string, from: number, of: number) => ({
    exec,
    startsAtSeconds: from * seconds,
    seconds: of * seconds,
    tags: { phase },
  })
  if (shape === 'steady') return { early: steady(load, part('early', 0, 1 / 2)), late: steady(load, part('late', 1 / 2, 1 / 2)) }
  if (shape === 'day') {
    const hour = seconds / hourlyTraffic.length
    return {
      day: changing(
        hourlyTraffic.map((traffic) => ({ perMinute: perMinute(rate * traffic), seconds: hour })),
        load,
        { exec },
      ),
    }
  }
  const low = perMinute(rate)
  const high = perMinute(rate * factor)
  const flank = seconds / 60
  const stages = [
    { perMinute: low, seconds: 0 },
    { perMinute: high, seconds: flank },
    { perMinute: high, seconds: seconds / 3 - 2 * flank },
    { perMinute: low, seconds: flank },
  ]
  return {
    before: steady(load, part('before', 0, 1 / 3)),
    spike: changing(stages, load, part('spike', 1 / 3, 1 / 3)),
    after: steady(load, part('after', 2 / 3, 1 / 3)),
  }
}
