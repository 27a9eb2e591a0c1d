import { describe, expect, it } from '@jest/globals'
import { collectProcessMetrics, registry } from './metrics.ts'

describe('the figures of a process', () => {
  it('are collected once, however many services open a port in it', async () => {
    collectProcessMetrics()
    collectProcessMetrics()
    const shown = await registry.metrics()
    for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
      expect(shown.match(new RegExp(`^# HELP ${name} `, 'gm'))).toHaveLength(1)
  })
})
