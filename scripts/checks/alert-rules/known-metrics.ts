import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectProcessMetrics, registry } from '@rostra/kit/metrics'
import { root } from '../../bootstrap/settings.ts'

/** A metric of a process or of Prometheus, under the name that queries use. */
export interface Metric {
  labels: readonly string[]
  /** The upper bounds of a histogram's buckets, for its `_bucket`. */
  bounds?: readonly number[]
}

/** A metric of prom-client's registry, whose types declare the name only. */
interface Registered {
  name: string
  type: unknown
  labelNames?: readonly string[]
  upperBounds?: readonly number[]
}

/** The labels that the scrape adds to every series: see the ServiceMonitor. */
export const targetLabels = ['job', 'namespace', 'pod', 'component', 'instance']

/** Metrics of Prometheus itself and of kube-state-metrics. */
const foreign: Record<string, readonly string[]> = {
  up: [],
  ALERTS: ['alertname', 'alertstate', 'severity'],
  kube_pod_container_status_restarts_total: ['container'],
  kube_pod_status_ready: ['condition'],
}

/**
 * Returns every metric that the code defines, by loading each file that defines one,
 * with those of Node and the foreign ones that queries use.
 */
export async function knownMetrics(): Promise<Map<string, Metric>> {
  const sources = globSync(['services/*/src/**/*.ts', 'gateway/src/**/*.ts'], { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  for (const file of sources.filter((source) => definesMetrics(join(root, source)))) await import(join(root, file))
  collectProcessMetrics()
  const own = (registry.getMetricsAsArray() as unknown as Registered[]).flatMap(seriesOf)
  return new Map([...own, ...Object.entries(foreign).map(([name, labels]): [string, Metric] => [name, { labels }])])
}

const definesMetrics = (file: string) => /from 'prom-client'/.test(readFileSync(file, 'utf8'))

function seriesOf({ name, labelNames = [], upperBounds }: Registered): [string, Metric][] {
  if (!upperBounds) return [[name, { labels: labelNames }]]
  return [
    [`${name}_bucket`, { labels: [...labelNames, 'le'], bounds: upperBounds }],
    [`${name}_count`, { labels: labelNames }],
    [`${name}_sum`, { labels: labelNames }],
  ]
}
