import type { ConstantArrivalRateScenario, Options } from 'k6/options'
import { p95Ms, rate, seconds } from './settings.ts'

/** Who sends, and the exported function that an iteration runs. */
export type Sender = 'guest' | 'member'

/** Expected duration of an iteration in seconds, for which virtual users are allocated in advance. */
const expectedSeconds = 4
/** Longest duration of an iteration in seconds for which the generator still has enough virtual users. */
const longestSeconds = 20

/**
 * Returns k6's options: the senders share the load equally, and the answers of each open within the threshold. Other thresholds: the
 * product answers correctly, the generator reaches the rate, and something was measured.
 */
export const optionsFor = (senders: readonly Sender[]): Options => ({
  scenarios: Object.fromEntries(senders.map((who) => [`${who}s`, arrivals(who, rate / senders.length)])),
  thresholds: {
    http_req_failed: ['rate<0.001'],
    rostra_broken_answers: ['count<1'],
    dropped_iterations: ['count<1'],
    checks: ['rate>0.999'],
    iterations: ['count>0'],
    ...Object.fromEntries(senders.map((who) => [`rostra_opened{who:${who}}`, [`p(95)<${p95Ms}`]])),
  },
  // Every combination of tags is a time series. Without `group` the summary has no checks.
  systemTags: ['group', 'method', 'name', 'status', 'scenario', 'error_code', 'expected_response', 'check'],
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max', 'count'],
  setupTimeout: '10m',
})

/** Returns arrivals at a rate a second (open model). */
const arrivals = (exec: Sender, perSecond: number): ConstantArrivalRateScenario => ({
  exec,
  executor: 'constant-arrival-rate',
  duration: `${seconds}s`,
  // k6 interrupts longer iterations and does not count them.
  gracefulStop: '60s',
  // k6 takes whole numbers as rates, so the rate is given by the minute.
  timeUnit: '1m',
  rate: Math.max(1, Math.round(perSecond * 60)),
  // k6 creates the virtual users above preAllocatedVUs during the run.
  preAllocatedVUs: Math.ceil(perSecond * expectedSeconds) + 2,
  maxVUs: Math.ceil(perSecond * longestSeconds) + 10,
})
