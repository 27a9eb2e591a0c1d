import type { ConstantArrivalRateScenario, ConstantVUsScenario, Options, Threshold } from 'k6/options'
import type { LoadSettings } from './load-settings.ts'

/** Who sends, and the exported function that an iteration runs. */
export type Sender = 'guest' | 'member'

type Load = Pick<LoadSettings, 'rate' | 'vus' | 'seconds'>

/** Time for iterations that run at the end. k6 interrupts longer ones and does not count them. */
const gracefulStop = '60s'
/** Expected duration of an iteration in seconds, for which virtual users are allocated in advance. */
const expectedSeconds = 4
/** Longest duration of an iteration in seconds for which the generator still has enough virtual users. */
const longestSeconds = 20

/** Thresholds: the product answers correctly, the generator reaches the requested rate, and something was measured. */
const commonThresholds: Record<string, Threshold[]> = {
  http_req_failed: ['rate<0.001'],
  rostra_broken_answers: ['count<1'],
  dropped_iterations: ['count<1'],
  checks: ['rate>0.999'],
  iterations: ['count>0'],
}

/** Returns k6's options: the senders share the load equally, and the answers of each open within the threshold. */
export function optionsFor(load: Load & Pick<LoadSettings, 'p95Ms'>, senders: readonly Sender[]): Options {
  const opened = senders.map((who) => [`rostra_opened{who:${who}}`, [`p(95)<${load.p95Ms}`]])
  return {
    scenarios: Object.fromEntries(senders.map((who) => [`${who}s`, scenarioOf(load, who, 1 / senders.length)])),
    thresholds: { ...commonThresholds, ...Object.fromEntries(opened) },
    // Every combination of tags is a time series. Without `group` the summary has no checks.
    systemTags: ['group', 'method', 'name', 'status', 'scenario', 'error_code', 'expected_response', 'check'],
    summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max', 'count'],
    setupTimeout: '10m',
  }
}

/** Returns a constant load: arrivals at a rate (open model), or virtual users that repeat (closed model). `share`: of the load, 0 to 1. */
export function scenarioOf({ rate, vus, seconds }: Load, exec: Sender, share: number): ConstantArrivalRateScenario | ConstantVUsScenario {
  const shared = { exec, gracefulStop, duration: `${Math.round(seconds * 1_000)}ms` }
  const own = vus === undefined ? undefined : Math.max(1, Math.round(vus * share))
  if (rate === undefined) return { ...shared, executor: 'constant-vus', vus: own ?? 1 }
  const arrivals = rate * share
  return {
    ...shared,
    executor: 'constant-arrival-rate',
    // k6 takes whole numbers as rates, so the rate is given by the minute.
    timeUnit: '1m',
    rate: Math.max(1, Math.round(arrivals * 60)),
    // k6 creates the virtual users above preAllocatedVUs during the run.
    preAllocatedVUs: own ?? Math.ceil(arrivals * expectedSeconds) + 2,
    maxVUs: own ?? Math.ceil(arrivals * longestSeconds) + 10,
  }
}
