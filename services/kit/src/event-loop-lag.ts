import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Gauge, type Registry } from 'prom-client'

/** Names of prom-client's metrics of the event loop. */
const replaced = ['', 'min_', 'max_', 'mean_', 'stddev_', 'p50_', 'p90_', 'p99_'].map((part) => `nodejs_eventloop_lag_${part}seconds`)

/** A sampling interval of 24 days in milliseconds, which turns prom-client's own timer off. */
export const neverSampledMs = 2 ** 31 - 1

/**
 * Replaces prom-client's metrics of event-loop lag under the same names: how long iterations of the loop took since the last scrape,
 * without their wait for events. prom-client samples by a timer of 10 ms, which wakes a process 100 times a second (0.4 % of a core when
 * idle) and adds 10 ms to each value. One sample per iteration needs no timer.
 */
export function collectEventLoopLag(registry: Registry): void {
  for (const name of replaced) registry.removeSingleMetric(name)
  // The types of Node 24.19 lack this option. Without it, Node samples by a timer.
  const options = { samplePerIteration: true }
  const histogram = monitorEventLoopDelay(options)
  histogram.enable()
  // Keeps the first iteration from waiting for events, which Node 24.21 would count as lag.
  setImmediate(() => undefined)

  const gaugeOf = (value: string, collect = () => {}) =>
    new Gauge({
      name: `nodejs_eventloop_lag_${value}_seconds`,
      help: `Lag of the event loop since the last reading, ${value} of its iterations`,
      registers: [registry],
      collect,
    })
  // The registry collects in the order of registration: the first metric reads the histogram for all.
  const max = gaugeOf('max', () => {
    const set = (gauge: Gauge, nanoseconds: number) => gauge.set(histogram.count > 0 ? nanoseconds / 1e9 : 0)
    set(max, histogram.max)
    set(mean, histogram.mean)
    set(p50, histogram.percentile(50))
    set(p90, histogram.percentile(90))
    set(p99, histogram.percentile(99))
    histogram.reset()
  })
  const mean = gaugeOf('mean')
  const p50 = gaugeOf('p50')
  const p90 = gaugeOf('p90')
  const p99 = gaugeOf('p99')
}
