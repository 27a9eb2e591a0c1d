import type { Options, Threshold } from 'k6/options'
import type { Scenarios } from '../plan/executors.ts'

type Thresholds = Record<string, Threshold[]>

/** What holds for every load: the product answers, and the generator keeps up with what it was asked for. */
const always: Thresholds = {
  http_req_failed: ['rate<0.001'],
  rostra_broken_answers: ['count<1'],
  dropped_iterations: ['count<1'],
  checks: ['rate>0.999'],
}

/** k6's options as every scenario has them. A threshold of the scenario's own takes the place of the common one; an empty one takes it away. */
export function optionsFor(scenarios: Scenarios, thresholds: Thresholds): Options {
  return {
    scenarios,
    thresholds: Object.fromEntries(Object.entries({ ...always, ...thresholds }).filter(([, rules]) => rules.length > 0)),
    // Each combination is a series of its own. Without `group` no check is in the summary.
    systemTags: ['group', 'method', 'name', 'status', 'scenario', 'error_code', 'expected_response', 'check'],
    summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max', 'count'],
    setupTimeout: '10m',
  }
}

/** The 95th percentile of each of these routes stays below so many milliseconds; naming them also has them told one by one. */
export const eachRoute = (routes: readonly string[], p95Ms: number): Thresholds =>
  Object.fromEntries(routes.map((route) => [`http_req_duration{name:${route}}`, [`p(95)<${p95Ms}`]]))

/** The same for figures by a tag. */
export const each = (metric: string, tag: string, values: readonly string[], p95Ms: number): Thresholds =>
  Object.fromEntries(values.map((value) => [`${metric}{${tag}:${value}}`, [`p(95)<${p95Ms}`]]))
