import type { Options, Scenario, Threshold } from 'k6/options'

type Thresholds = Record<string, Threshold[]>

/** Thresholds of every scenario: the product answers correctly, the generator reaches the requested rate, and something was measured. */
const commonThresholds: Thresholds = {
  http_req_failed: ['rate<0.001'],
  rostra_broken_answers: ['count<1'],
  dropped_iterations: ['count<1'],
  checks: ['rate>0.999'],
  iterations: ['count>0'],
}

/** Returns k6's options. A scenario's threshold replaces the common one of that name; an empty list removes it. */
export function optionsFor(scenarios: Record<string, Scenario>, thresholds: Thresholds): Options {
  return {
    scenarios,
    thresholds: Object.fromEntries(Object.entries({ ...commonThresholds, ...thresholds }).filter(([, rules]) => rules.length > 0)),
    // Every combination of tags is a time series. Without `group` the summary has no checks.
    systemTags: ['group', 'method', 'name', 'status', 'scenario', 'error_code', 'expected_response', 'check'],
    summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max', 'count'],
    setupTimeout: '10m',
  }
}

/** Returns a threshold on the 95th percentile of each route. The summary then lists each of these routes. */
export const eachRoute = (routes: readonly string[], p95Ms: number): Thresholds =>
  Object.fromEntries(routes.map((route) => [`http_req_duration{name:${route}}`, [`p(95)<${p95Ms}`]]))

/** Returns a threshold on the 95th percentile of a metric for each value of a tag. */
export const each = (metric: string, tag: string, values: readonly string[], p95Ms: number): Thresholds =>
  Object.fromEntries(values.map((value) => [`${metric}{${tag}:${value}}`, [`p(95)<${p95Ms}`]]))
