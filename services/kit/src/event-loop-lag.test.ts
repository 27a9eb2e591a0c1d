import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { collectEventLoopLag, neverSampledMs } from './event-loop-lag.ts'

describe("the event loop's lag", () => {
  const collecting = () => {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: neverSampledMs })
    collectEventLoopLag(registry)
    return registry
  }
  const read = async (registry: Registry) => {
    const text = await registry.metrics()
    const of = (name: string) => Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1]) * 1_000
    return { max: of('max'), mean: of('mean'), p50: of('p50'), p90: of('p90'), p99: of('p99') }
  }
  const block = (ms: number) => {
    const until = performance.now() + ms
    while (performance.now() < until);
  }

  it('is the longest block since the last reading', async () => {
    const registry = collecting()
    await sleep(5)
    await read(registry)
    block(150)
    await sleep(5)
    const readAt = performance.now()
    const { max, p99 } = await read(registry)
    expect(max).toBeGreaterThanOrEqual(140)
    expect(p99).toBeLessThanOrEqual(max)
    await sleep(5)
    expect((await read(registry)).max).toBeLessThan(performance.now() - readAt + 5)
  })

  it('has no part of the time that the loop waits for events', async () => {
    const registry = collecting()
    const startedAt = performance.now()
    for (let wait = 0; wait < 3; wait++) await sleep(60)
    // What a busy machine adds to the three waits is lag.
    const addedMs = performance.now() - startedAt - 180
    const { mean, p50 } = await read(registry)
    expect(Math.max(mean, p50)).toBeLessThan(40 + addedMs)
  })

  it('has one metric of each name', async () => {
    const text = await collecting().metrics()
    const names = [...text.matchAll(/^# HELP (nodejs_eventloop_lag\S*) /gm)].map(([, name]) => name)
    expect(names.sort()).toEqual(['max', 'mean', 'p50', 'p90', 'p99'].map((value) => `nodejs_eventloop_lag_${value}_seconds`))
  })
})
