import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectProcessMetrics, registry } from '@rostra/kit/metrics'
import { root } from '../launch/settings.ts'

/** A figure that a process or Prometheus has, under the name that a query uses. */
export interface Metric {
  labels: readonly string[]
  /** The bounds of a histogram's buckets, for its `_bucket`. */
  bounds?: readonly number[]
}

/** What prom-client knows of a metric, of which it declares no more than the name. */
interface Registered {
  name: string
  type: unknown
  labelNames?: readonly string[]
  upperBounds?: readonly number[]
}

/** What the scrape gives to every series: see the ServiceMonitor. */
export const targetLabels = ['job', 'namespace', 'pod', 'component', 'instance']

/** Of others: Prometheus itself and kube-state-metrics. */
const foreign: Record<string, readonly string[]> = {
  up: [],
  ALERTS: ['alertname', 'alertstate', 'severity'],
  kube_pod_container_status_restarts_total: ['container'],
  kube_pod_status_ready: ['condition'],
}

/** Every metric that our code defines, by loading each file that does; with those of Node that a process collects, and the few of others that we ask. */
export async function knownMetrics(): Promise<Map<string, Metric>> {
  const sources = globSync(['services/*/src/**/*.ts', 'gateway/src/**/*.ts'], { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  for (const file of sources.filter((source) => definesMetrics(join(root, source)))) await import(join(root, file))
  collectProcessMetrics()
  const own = (registry.getMetricsAsArray() as unknown as Registered[]).flatMap(seriesOf)
  registry.clear()
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
